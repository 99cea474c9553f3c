# language: es
Característica: El manual del producto
  Quien responde por el producto lee en el manual qué hace Cauce, por qué, y si lo hizo la última vez que se probó.

  Antecedentes:
    Dado que "admin@cauce.demo" ingresó con su código
    Y que el manual está generado

  @flujo
  Regla: Lo que el producto hace se lee como se prueba

    Escenario: Una característica trae sus escenarios
      Cuando lee en el manual la característica "Alertas antes de formular un medicamento"
      Entonces encuentra "Ordenar a pesar de la alergia", "queda registrado que ordenó a pesar de la alergia"

    Escenario: Una regla dice su frase y qué característica la usa
      Cuando lee en el manual la regla "sick-leave/end-date"
      Entonces encuentra "La fecha final es la fecha de inicio más los días menos uno.", "Los datos de una incapacidad"

    Escenario: Un flujo trae su dibujo y sus estados
      Cuando lee en el manual el flujo "Alertas de un medicamento antes de formularlo"
      Entonces encuentra "Se busca si está desabastecido", "con su dibujo"

  @mensaje
  Regla: Solo lo lee quien tiene el permiso

    Escenario: La médica no lo tiene
      Dado que "medico@cauce.demo" ingresó con su código
      Cuando mira las reglas del manual
      Entonces se le niega con "No tiene permiso para esta acción."

  @navegador @flujo
  Regla: En el navegador se busca como se pregunta

    Escenario: ¿Qué pasa si el paciente es alérgico y el médico insiste?
      Dado que "admin@cauce.demo" abrió en el navegador "Manual del producto"
      Cuando busca en el manual "qué pasa si el paciente es alérgico y el médico insiste"
      Entonces ve "Puede formular, pero no en silencio."

    Escenario: ¿Por qué la fecha final es el 14?
      Dado que "admin@cauce.demo" abrió en el navegador "Manual del producto"
      Cuando busca en el manual "por que la fecha final es el 14"
      Entonces ve "empieza el 1 termina el 14, no el 15"
