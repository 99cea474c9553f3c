# language: es
@regla @navegador
@regla:sick-leave/timeline @regla:sick-leave/summary
Característica: Incapacidades en el navegador
  Quien escribe ve, antes de guardar, hasta cuándo va, qué cadena sigue y qué lo impide.

  Regla: La línea de tiempo y los cálculos se ven antes de guardar

    @mensaje @regla:sick-leave/draft
    Escenario: La incapacidad que sigue a otra del mismo diagnóstico
      Dado que atiende a un cotizante
      Y que tuvo una incapacidad de 15 días desde "hoy-15" por "M545"
      Y que abrió sus incapacidades en el navegador
      Cuando escribe en el navegador una incapacidad de 15 días por "M545"
      Entonces la línea de tiempo de las incapacidades dice "Cadena por prórroga: 15 + 15 = 30 días"
      Y ve "Acumulado: 30 días"
      Y la prórroga está en "Sí"

    @flujo @mensaje @regla:sick-leave/prorroga
    Escenario: Se advierte al marcar No contra la prórroga automática
      Dado que atiende a un cotizante
      Y que tuvo una incapacidad de 15 días desde "hoy-15" por "M545"
      Y que abrió sus incapacidades en el navegador
      Cuando escribe en el navegador una incapacidad de 15 días por "M545"
      Y escoge la opción "No" de "Prórroga"
      Entonces ve "La prórroga está en No, pero la anterior terminó el"

    @mensaje @regla:sick-leave/thresholds
    Escenario: Al pasar el día 90 se informa lo que pide la norma, y no se impide
      Dado que atiende a un cotizante
      Y que tuvo una incapacidad de 85 días desde "hoy-85" por "M545"
      Y que abrió sus incapacidades en el navegador
      Cuando escribe en el navegador una incapacidad de 15 días por "M545"
      Entonces ve "Día 90, "
      Cuando la registra en el navegador
      Entonces su radicado se confirmó

    @flujo @regla:sick-leave/licence-days
    Escenario: Los días de una licencia se proponen y no se imponen
      Dado que atiende a un cotizante
      Y que abrió sus incapacidades en el navegador
      Cuando escoge la opción "licencia maternidad" de "Contingencia"
      Entonces el campo "Días" tiene ""
      Cuando pide "Usar 126 días"
      Entonces el campo "Días" tiene "126"

  Regla: Se registra una sola vez y se dice con qué radicado

    @flujo
    Escenario: Queda entre las últimas cinco
      Dado que atiende a un cotizante
      Y que abrió sus incapacidades en el navegador
      Cuando escribe en el navegador una incapacidad de 7 días por "M545"
      Y la registra en el navegador
      Entonces su radicado se confirmó
      Y está entre las últimas cinco como "Activo"

    @flujo @mensaje @regla:sick-leave/overlap
    Escenario: La que se cruza con otra no se envía
      Dado que atiende a un cotizante
      Y que tuvo una incapacidad de 15 días desde "hoy-14" por "M545"
      Y que abrió sus incapacidades en el navegador
      Cuando escribe en el navegador una incapacidad de 3 días por "M545"
      Entonces ve "Sus días se cruzan con los de la incapacidad"
      Cuando intenta registrarla en el navegador
      Entonces ve "Incapacidad Duplicada"

    @flujo @regla:sick-leave/simultaneity
    Escenario: La de otro hecho se registra cuando se dice cuál
      Dado que atiende a un cotizante
      Y que tuvo una incapacidad de 15 días desde "hoy-9" por "F322"
      Y que abrió sus incapacidades en el navegador
      Cuando escribe en el navegador una incapacidad de 15 días por "M545"
      Entonces ve "se reconocen como una sola"
      Y ve "Qué hecho distinto certifica"
      Cuando intenta registrarla en el navegador
      Entonces ve "Escriba el motivo con palabras: mínimo 10 letras"
      Cuando llena "Por qué es otro hecho" con "Lumbago agudo después de levantar una carga"
      Y la registra en el navegador
      Entonces su radicado se confirmó

    @mensaje @regla:sick-leave/draft-errors
    Escenario: Lo que falta se dice en cada campo al registrar
      Dado que atiende a un cotizante
      Y que abrió sus incapacidades en el navegador
      Cuando intenta registrarla en el navegador
      Entonces ve "El diagnóstico es requerido"
      Y ve "La contingencia es requerida"
      Y ve "Los días son requeridos"
      Y ve "El colegio es requerido"
      Y ve "La descripción es requerida"

    @flujo
    Escenario: Lo escrito se conserva al recargar
      Dado que atiende a un cotizante
      Y que abrió sus incapacidades en el navegador
      Cuando escribe en el navegador una incapacidad de 7 días por "M545"
      Y recarga la página
      Y abre sus incapacidades en el navegador
      Entonces el campo "Días" tiene "7"
