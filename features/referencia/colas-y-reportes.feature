# language: es
@regla @regla:referral/report @regla:referral/registration @regla:referral/annex-form
Característica: Las colas de las remisiones, su registro y sus reportes
  Quien regula ve cuánto espera cada remisión y cuál pasó su plazo; quien remite la registra sin perder lo que escribe; quien
  dirige mide los tiempos sin ningún dato de una persona.

  Regla: Los reportes solo los ve quien tiene el permiso

    Esquema del escenario: <persona> no
      Dado que "<persona>" ingresó con su código
      Cuando pide el reporte de "remisiones" del último mes
      Entonces se le niega el acceso

      Ejemplos:
        | persona              |
        | hospital@cauce.demo  |
        | medico@cauce.demo    |
        | afiliado@cauce.demo  |

  @regla:referral/answer-clock
  Regla: Cada clase suma el total, y el archivo trae esas filas sin ningún nombre

    Escenario: El último mes
      Dado que "referencia@cauce.demo" ingresó con su código
      Cuando pide el reporte de "remisiones" del último mes
      Entonces cada cuenta del reporte suma el total
      Y el reporte dice:
        | se midió la aceptación | sí |
      Y el archivo del reporte trae esas filas y ningún nombre de afiliado

    Escenario: Un solo tipo de anexo
      Dado que "referencia@cauce.demo" ingresó con su código
      Cuando pide el reporte de "remisiones" del último mes con el tipo de anexo 3
      Entonces el reporte dice:
        | todas son de | Referencia |

    @mensaje
    Esquema del escenario: De <desde> a <hasta>
      Dado que "referencia@cauce.demo" ingresó con su código
      Cuando pide el reporte de "remisiones" desde "<desde>" hasta "<hasta>"
      Entonces el campo "Hasta" dice "<mensaje>"

      Ejemplos:
        | desde      | hasta      | mensaje                                                |
        | 2026-02-02 | 2026-02-01 | La fecha final debe ser igual o posterior a la inicial |
        | 1900-01-01 | 2100-01-01 | El periodo puede tener como máximo 5 años              |

  @flujo @navegador @regla:referral/answer-clock
  Regla: La cola dice cuánto espera cada una, y cambia sola

    @mensaje
    Escenario: Se filtra, se abre y se vuelve a donde se estaba
      Dado que "referencia@cauce.demo" abrió en el navegador "Seguimiento de referencias"
      Entonces ve "Vencido"
      Cuando deja en la lista solo "Pendiente"
      Y abre la primera remisión de la cola y vuelve
      Entonces la cola sigue solo con las "Pendiente"

    Escenario: Otra persona la toma mientras se mira la cola
      Dado una remisión pendiente
      Y que "referencia@cauce.demo" abrió en el navegador "Seguimiento de referencias"
      Y puede pedir "Abrir"
      Cuando otra gestora toma la remisión
      Entonces la cola dice sola quién la tomó

  @flujo @navegador @regla:kit/queue/danger @regla:referral/referral-life
  Regla: La cola se trabaja desde la fila, lo que más peligra primero

    Escenario: Se toma desde la fila y se sigue con ella
      Dado una remisión pendiente
      Y que "referencia@cauce.demo" abrió en el navegador "Seguimiento de referencias"
      Cuando toma en la cola la remisión
      Entonces ve "Usted la gestiona"
      Y ve en "Lo que ha pasado" "A cargo de Andrés Loaiza"
      Y puede pedir "Gestionar"

    @regla:kit/queue/several @regla:kit/queue/assignee
    Escenario: Varias se asignan a otra persona de una vez
      Dado que "referencia@cauce.demo" ingresó con su código
      Y una remisión pendiente
      Y que "referencia@cauce.demo" abrió en el navegador "Seguimiento de referencias"
      Cuando marca en la cola la remisión y otra más
      Y las asigna en el navegador a "Catalina Muñoz Ramírez"
      Entonces ve "2 hechas"
      Y la remisión queda "Pendiente" a cargo de "Catalina Muñoz Ramírez"

  @flujo @mensaje @navegador
  Regla: Se registra con lo que pide su anexo y con sus archivos

    Escenario: Una referencia con un archivo
      Cuando el hospital diligencia en el navegador una remisión de tipo "3"
      Y escoge para la remisión "Historia.pdf"
      Y pide "Registrar remisión"
      Entonces ve "¡Referencia registrada con éxito!"
      Cuando pide "Abrir la remisión"
      Entonces ve "Historia.pdf"

    Escenario: Lo que falta se dice en cada campo
      Dado que "hospital@cauce.demo" abrió en el navegador "Registrar referencia"
      Cuando pide "Registrar remisión"
      Entonces ve "¡Campo de afiliado requerido!"
      Y ve "¡Campo de tipo de anexo requerido!"
      Y ve "¡Campo de tipo solicitud requerido!"
      Y ve "¡Campo de especialidad requerido!"
      Y ve "¡Campo de descripción requerido!"
      Y ve "Elija al menos un diagnóstico"

    @regla:referral/emergency-report
    Escenario: El informe de atención inicial de urgencias advierte antes de cerrar
      Cuando el hospital diligencia en el navegador una remisión de tipo "1"
      Y pide "Registrar remisión"
      Entonces ve "El informe de atención inicial de urgencias genera el código de remisión y cierra la referencia. No se puede deshacer."
      Cuando pide "Registrar y cerrar"
      Entonces ve "AIU-"

  @navegador
  Regla: El reporte se ve como gráfico que también es una tabla, y se descarga

    Escenario: Como texto y como hoja de cálculo
      Dado que "referencia@cauce.demo" abrió en el navegador "Reportes de referencia"
      Entonces descarga el reporte como "CSV" con las filas que se ven
      Y descarga el reporte como "XLSX" con las filas que se ven

  @flujo @mensaje
  Regla: Una remisión pasa de manos sin cambiar de estado

    @regla:referral/referral-life @regla:kit/queue/assignee
    Escenario: Se toma, se suelta y se asigna
      Dado que "referencia@cauce.demo" ingresó con su código
      Y que hay una remisión pendiente
      Cuando "referencia@cauce.demo" la toma en la cola
      Entonces la remisión queda "Pendiente" a cargo de "Andrés Loaiza"
      Cuando "referente@cauce.demo" la toma en la cola
      Entonces se le niega con "Ya la gestiona otra persona: asígnela si debe pasar de manos"
      Cuando "referencia@cauce.demo" la asigna en la cola a "referente@cauce.demo"
      Entonces la remisión queda "Pendiente" a cargo de "Catalina Muñoz Ramírez"
      Cuando "referente@cauce.demo" la suelta en la cola
      Entonces de la remisión ha pasado "registrada, recibida, asignada, soltada"
      Cuando "referente@cauce.demo" la asigna en la cola a "hospital@cauce.demo"
      Entonces el campo "Para quién" dice "Elija a alguien de la lista"

    @regla:kit/queue/several
    Escenario: De varias, la que otra persona movió dice quién y las demás se hacen
      Dado que "referencia@cauce.demo" ingresó con su código
      Y que hay una remisión pendiente
      Y que otra gestora tomó en la cola otra remisión
      Cuando "referencia@cauce.demo" toma las dos a la vez como las vio
      Entonces una queda hecha y de la otra se le dice "Otra persona la movió antes que usted. Fue Catalina Muñoz Ramírez. Ahora está «Pendiente»."
