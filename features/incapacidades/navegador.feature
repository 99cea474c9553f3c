# language: es
@regla @navegador
@regla:sick-leave/timeline @regla:sick-leave/summary
Característica: Incapacidades en el navegador
  Quien escribe ve, antes de guardar, hasta cuándo va, qué cadena sigue y qué lo impide.

  Regla: La línea de tiempo y los cálculos se ven antes de guardar

    @mensaje @regla:sick-leave/draft
    Escenario: La incapacidad que sigue a otra del mismo diagnóstico
      Dado que la médica abrió en el navegador las incapacidades de un cotizante con 15 días de "M545" hasta ayer
      Cuando escribe en el navegador una incapacidad de 15 días por "M545"
      Entonces la línea de tiempo dice "Cadena por prórroga: 15 + 15 = 30 días"
      Y ve "Acumulado: 30 días"
      Y la prórroga está en "Sí"

    @flujo @mensaje @regla:sick-leave/prorroga
    Escenario: Se advierte al marcar No contra la prórroga automática
      Dado que la médica abrió en el navegador las incapacidades de un cotizante con 15 días de "M545" hasta ayer
      Cuando escribe en el navegador una incapacidad de 15 días por "M545"
      Y marca la prórroga en "No"
      Entonces ve "La prórroga está en No, pero la anterior terminó el"

    @mensaje @regla:sick-leave/thresholds
    Escenario: Al pasar el día 90 se informa lo que pide la norma, y no se impide
      Dado que la médica abrió en el navegador las incapacidades de un cotizante con 85 días de "M545" hasta ayer
      Cuando escribe en el navegador una incapacidad de 15 días por "M545"
      Entonces ve "Día 90, "
      Cuando la registra en el navegador
      Entonces ve la confirmación con su radicado

    @flujo @regla:sick-leave/licence-days
    Escenario: Los días de una licencia se proponen y no se imponen
      Dado que la médica abrió en el navegador las incapacidades de un cotizante
      Cuando escoge la contingencia "licencia maternidad"
      Entonces los días están en ""
      Cuando acepta la propuesta "Usar 126 días"
      Entonces los días están en "126"

  Regla: Se registra una sola vez y se dice con qué radicado

    @flujo
    Escenario: Queda entre las últimas cinco
      Dado que la médica abrió en el navegador las incapacidades de un cotizante
      Cuando escribe en el navegador una incapacidad de 7 días por "M545"
      Y la registra en el navegador
      Entonces ve la confirmación con su radicado
      Y está entre las últimas cinco como "Activo"

    @flujo @mensaje @regla:sick-leave/overlap
    Escenario: La que se cruza con otra no se envía
      Dado que la médica abrió en el navegador las incapacidades de un cotizante con 15 días de "M545" hasta hoy
      Cuando escribe en el navegador una incapacidad de 3 días por "M545"
      Entonces ve "Sus días se cruzan con los de la incapacidad"
      Cuando intenta registrarla en el navegador
      Entonces ve "Incapacidad Duplicada"

    @mensaje @regla:sick-leave/draft-errors
    Escenario: Lo que falta se dice en cada campo al registrar
      Dado que la médica abrió en el navegador las incapacidades de un cotizante
      Cuando intenta registrarla en el navegador
      Entonces ve "El diagnóstico es requerido"
      Y ve "La contingencia es requerida"
      Y ve "Los días son requeridos"
      Y ve "El colegio es requerido"
      Y ve "La descripción es requerida"

    @flujo
    Escenario: Lo escrito se conserva al recargar
      Dado que la médica abrió en el navegador las incapacidades de un cotizante
      Cuando escribe en el navegador una incapacidad de 7 días por "M545"
      Y recarga las incapacidades
      Entonces los días están en "7"
