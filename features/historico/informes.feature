# language: es
Característica: Reportes de los históricos
  Quien dirige ve cuánto se hizo en un periodo, sin ningún dato de una persona, y se lleva sus filas en un archivo.

  Regla: Solo los ve quien tiene el permiso

    @regla
    Escenario: Una médica no
      Dado que "medico@cauce.demo" ingresó con su código
      Cuando pide el reporte de "consultas" del último año
      Entonces se le niega el acceso

  @regla @regla:history/reports
  Regla: Los meses y las clases suman el total, y el archivo trae esas filas

    Esquema del escenario: El reporte de <informe>
      Dado que "auditor@cauce.demo" ingresó con su código
      Cuando pide el reporte de "<informe>" del último año
      Entonces cada cuenta del reporte suma el total
      Y el archivo del reporte trae esas filas y ningún nombre de afiliado

      Ejemplos:
        | informe         |
        | consultas       |
        | ordenes         |
        | incapacidades   |
        | consentimientos |

    Escenario: Un periodo sin nada
      Dado que "auditor@cauce.demo" ingresó con su código
      Cuando pide el reporte de "ordenes" desde "1990-01-01" hasta "1990-03-31"
      Entonces el reporte dice:
        | total  | 0 |
        | meses  | 3 |
        | clases | 0 |

  @regla:history/period
  Regla: El periodo no va hacia atrás ni pasa de cinco años

    @mensaje
    Esquema del escenario: De <desde> a <hasta>
      Dado que "auditor@cauce.demo" ingresó con su código
      Cuando pide el reporte de "consultas" desde "<desde>" hasta "<hasta>"
      Entonces el campo "Hasta" dice "<mensaje>"

      Ejemplos:
        | desde      | hasta      | mensaje                                                |
        | 2026-02-02 | 2026-02-01 | La fecha final debe ser igual o posterior a la inicial |
        | 1900-01-01 | 2100-01-01 | El periodo puede tener como máximo 5 años              |
        | 2025-02-28 | 2025-02-29 | Debe ser una fecha válida (AAAA-MM-DD)                 |

  @navegador
  Regla: Se ve como gráfico que también es una tabla, y se descarga

    @flujo @mensaje
    Escenario: Las incapacidades del último año
      Dado que "auditor@cauce.demo" abrió en el navegador "Reportes de históricos"
      Cuando pide "Incapacidades" en "Informe"
      Entonces ve "Días de incapacidad"
      Y la tabla "Incapacidades por mes" tiene 13 meses
      Y descarga el reporte como "CSV" con las filas que se ven
