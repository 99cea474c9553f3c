# language: es
@navegador @servidor-propio
Característica: Ordenar al lado de la historia
  En una pantalla ancha el ordenamiento no tapa lo que se escribe: se lee, se escribe y se ordena a la vez.

  Antecedentes:
    Dado que "medico@cauce.demo" ingresó con su código
    Y que atiende una consulta nueva
    Y que abrió la historia en el navegador

  Regla: Desde 1600 puntos de ancho la historia sigue a la vista y se usa

    Antecedentes:
      Dado que su pantalla tiene 1680 por 1000

    @flujo
    Escenario: Se escribe en la historia con el ordenamiento abierto
      Cuando pide "Ordenar"
      Y pide "Procedimientos" en "Tipo Ordenamiento"
      Entonces no hay ninguna ventana abierta
      Y puede pedir "Cerrar" en "Ordenamiento de la consulta"
      Cuando llena "Plan" con "Control en un mes"
      Entonces el campo "Plan" tiene "Control en un mes"
      Y puede pedir "Cerrar" en "Ordenamiento de la consulta"

    @flujo
    Escenario: F6 pasa de una parte a la otra y Esc cierra y vuelve a donde estaba
      Cuando pide "Ordenar"
      Y pide "Procedimientos" en "Tipo Ordenamiento"
      Y llena "Procedimiento" con "hemo"
      Y llena "Plan" con "Control en un mes"
      Y pulsa "F6"
      Entonces el cursor queda en "Procedimiento"
      Cuando pulsa "F6"
      Entonces el cursor queda en "Plan"
      Cuando pulsa "F6"
      Entonces el cursor queda en "Procedimiento"
      Cuando llena "Procedimiento" con ""
      Y pulsa "Escape"
      Entonces no puede pedir "Cerrar"
      Y el cursor queda en "Plan"

    @mensaje
    Escenario: Ctrl Enter es de la parte que tiene el cursor
      Cuando pide "Ordenar"
      Y pide "Procedimientos" en "Tipo Ordenamiento"
      Y llena "Procedimiento" con "hemo"
      Y llena "Plan" con "Control en un mes"
      Y pulsa "Control+Enter"
      Entonces el cursor queda en "Motivo de consulta"
      Y ve "Escriba el motivo de consulta"

  Regla: En una más angosta se ordena en una ventana

    @flujo
    Escenario: La ventana tapa la historia
      Dado que su pantalla tiene 1440 por 900
      Cuando pide "Ordenar"
      Entonces puede pedir "Cerrar" en "Ordenamiento de la consulta"
      Cuando pulsa "Escape"
      Entonces no hay ninguna ventana abierta
      Y el cursor queda en "Ordenar"

  Regla: Al lado de la historia está lo que toma

    @mensaje @regla:medication/treatment-end
    Escenario: Nada ordenado y nada preguntado
      Entonces ve "Toma ahora"
      Y ve "Nada ordenado aquí"
