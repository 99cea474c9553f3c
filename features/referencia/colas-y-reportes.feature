# language: es
@regla @regla:referral/report @regla:referral/registration @regla:referral/annex-form
Característica: Las colas de las remisiones, su registro y sus reportes
  Quien regula ve cuánto espera cada remisión y cuál pasó su plazo; quien remite la registra sin perder lo que escribe; quien
  dirige mide los tiempos sin ningún dato de una persona.

  Regla: Los reportes solo los ve quien tiene el permiso

    Esquema del escenario: <persona> no
      Dado que "<persona>" ingresó con su código
      Cuando pide el reporte de las remisiones del último mes
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
      Cuando pide el reporte de las remisiones del último mes
      Entonces los días y cada clase suman el total de remisiones
      Y se midió cuánto tardó la aceptación
      Y el archivo de las remisiones trae esas filas y ningún nombre de afiliado

    Escenario: Un solo tipo de anexo
      Dado que "referencia@cauce.demo" ingresó con su código
      Cuando pide el reporte de las remisiones del último mes con el tipo de anexo 3
      Entonces todas las remisiones del reporte son de "Referencia"

    @mensaje
    Esquema del escenario: De <desde> a <hasta>
      Dado que "referencia@cauce.demo" ingresó con su código
      Cuando pide el reporte de las remisiones desde "<desde>" hasta "<hasta>"
      Entonces el campo "Hasta" dice "<mensaje>"

      Ejemplos:
        | desde      | hasta      | mensaje                                                |
        | 2026-02-02 | 2026-02-01 | La fecha final debe ser igual o posterior a la inicial |
        | 1900-01-01 | 2100-01-01 | El periodo puede tener como máximo 5 años              |

  @flujo @navegador @regla:referral/answer-clock
  Regla: La cola dice cuánto espera cada una, y cambia sola

    @mensaje
    Escenario: Se filtra, se abre y se vuelve a donde se estaba
      Cuando quien regula abre la cola de seguimientos
      Entonces ve "Pasó de 5 días"
      Cuando deja en la cola solo las "Pendiente"
      Y abre la primera remisión de la cola y vuelve
      Entonces la cola sigue solo con las "Pendiente"

    Escenario: Otra persona la toma mientras se mira la cola
      Dado una remisión recién registrada por el hospital
      Cuando quien regula abre la cola de seguimientos
      Y otra persona la gestiona
      Entonces la cola dice sola quién la tomó

  @flujo @mensaje @navegador
  Regla: Se registra con lo que pide su anexo y con sus archivos

    Escenario: Una referencia con un archivo
      Cuando el hospital diligencia en el navegador una remisión de tipo "3"
      Y le agrega el archivo "Historia.pdf"
      Y registra la remisión en el navegador
      Entonces ve "¡Referencia registrada con éxito!"
      Cuando abre la remisión que registró
      Entonces ve "Historia.pdf"

    Escenario: Lo que falta se dice en cada campo
      Cuando el hospital abre en el navegador el registro de remisiones
      Y registra la remisión en el navegador
      Entonces ve "¡Campo de tipo solicitud requerido!"
      Y ve "Elija al menos un diagnóstico"

    @regla:referral/emergency-report
    Escenario: El informe de atención inicial de urgencias advierte antes de cerrar
      Cuando el hospital diligencia en el navegador una remisión de tipo "1"
      Y registra la remisión en el navegador
      Entonces ve "El informe de atención inicial de urgencias genera el código de remisión y cierra la referencia. No se puede deshacer."
      Cuando acepta registrarla y cerrarla
      Entonces ve "AIU-"

  @navegador
  Regla: El reporte se ve como gráfico que también es una tabla, y se descarga

    Escenario: Como texto y como hoja de cálculo
      Cuando quien regula abre los reportes de referencia
      Entonces descarga las remisiones como "CSV" y como "XLSX"
