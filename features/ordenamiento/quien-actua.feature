# language: es
@regla @servidor-propio
Característica: Quién actúa en una consulta y quién firma
  Leer la consulta de otro es un permiso; actuar en ella no lo es: actúa su profesional. Lo que se ordena lo firma quien tiene registro de
  una profesión que lo puede firmar, y nadie aprueba lo suyo.

  @regla:consultation/consultation-writer
  Regla: Poder leer una consulta no deja escribir en ella

    @mensaje
    Esquema del escenario: <quién> la lee y no ordena en ella
      Dado que "<quién>" ingresó con su código
      Y abrió los procedimientos de la consulta 1
      Cuando ordena directamente los procedimientos:
        | procedimiento | cantidad |
        | 903841        | 1        |
      Entonces se le niega con "Usted puede leer esta consulta. Solo actúa en ella su profesional o quien lo sustituye."
      Y no se crea ninguna orden

      Ejemplos:
        | quién              |
        | admin@cauce.demo   |
        | auditor@cauce.demo |

    @mensaje
    Escenario: Otro profesional ni la lee
      Dado que "oncologo@cauce.demo" ingresó con su código
      Y abrió los procedimientos de la consulta 1
      Cuando ordena directamente los procedimientos:
        | procedimiento | cantidad |
        | 903841        | 1        |
      Entonces se le niega con "La consulta es de otro profesional."
      Y no se crea ninguna orden

    @mensaje
    Escenario: Quien audita no expide una incapacidad en consulta de otro
      Dado que atiende a un cotizante
      Y que "auditor@cauce.demo" ingresó con su código
      Cuando registra la incapacidad
      Entonces se le niega con "Usted puede leer esta consulta. Solo actúa en ella su profesional o quien lo sustituye."
      Y no se registra ninguna incapacidad

    @navegador
    Escenario: En pantalla se lee de quién es, y no se ofrece ordenar
      Cuando quien audita abre en el navegador la atención de la consulta 1
      Entonces ve "Solo lectura: la consulta es de Laura Restrepo Mejía. Solo actúa en ella su profesional o quien lo sustituye."
      Y no puede pedir "Ordenar"
      Y puede pedir "Ver órdenes"

  @regla:access/signer @regla:access/signing-rules
  Regla: Firma quien tiene registro de una profesión que lo puede firmar

    @mensaje
    Escenario: Quien no tiene registro no ordena ni en la consulta que atiende
      Dado que "admin@cauce.demo" atiende la consulta 1
      Y que "admin@cauce.demo" ingresó con su código
      Y abrió los procedimientos de la consulta 1
      Cuando ordena directamente los procedimientos:
        | procedimiento | cantidad |
        | 903841        | 1        |
      Entonces se le niega con "Su usuario no tiene registro profesional: no puede ordenar procedimientos. Lo anota quien administra los usuarios."
      Y no se crea ninguna orden

    @mensaje
    Escenario: Una enfermera no expide incapacidades
      Dado que "medico@cauce.demo" tiene la profesión "Enfermería" y el registro "ENF 05-2012-4410"
      Y que "medico@cauce.demo" ingresó con su código
      Y que atiende a un cotizante
      Cuando registra la incapacidad
      Entonces se le niega con "Su profesión (enfermería) no puede expedir incapacidades. Pueden: medicina, odontología."
      Y no se registra ninguna incapacidad

    @navegador
    Escenario: A quien no puede firmar nada, la pantalla le dice qué le falta
      Dado que "medico@cauce.demo" tiene la profesión "Medicina" y el registro ""
      Cuando la médica abre en el navegador la atención de la consulta 1
      Entonces ve "Su usuario no tiene registro profesional: no puede ordenar procedimientos. Lo anota quien administra los usuarios."
      Y no puede pedir "Ordenar"

  @regla:access/same-hand
  Regla: Nadie aprueba lo que ordenó

    @mensaje
    Escenario: Quien audita y también ordena
      Dado que "auditor@cauce.demo" atiende la consulta 1
      Y que "auditor@cauce.demo" ingresó con su código
      Y que la consulta 1 tiene una línea pendiente de auditoría
      Cuando intenta aprobar esa línea con el motivo "Cumple la guía"
      Entonces se le niega con "Usted intervino en esta orden: la aprueba o la niega otra persona."
      Dado que "admin@cauce.demo" ingresó con su código
      Cuando aprueba esa línea con el motivo "Cumple la guía"
      Entonces el procedimiento "452301" queda "Autorizada"
