# language: es
@regla @servidor-propio
Característica: El certificado de incapacidad
  Lo lee el empleador, la secretaría de educación y la EPS: dice los dieciséis datos de la norma, y si ya no vale lo dice encima.

  Antecedentes:
    Dado que "medico@cauce.demo" ingresó con su código
    Y que en la consulta 1 hay una incapacidad de 15 días desde el "2028-01-03"
    Y que le sigue una prórroga de 14 días

  @regla:sick-leave/certificate @regla:text/cardinal
  Regla: Lleva los datos de la norma en su orden, los días en números y en letras, y la cadena

    Escenario: Lo que se lee
      Cuando imprime el certificado
      Entonces el documento dice:
        | 14 (catorce) días                          |
        | 18 ene 2028 al 31 ene 2028                 |
        | 29 días acumulados con sus prórrogas       |
        | Código de habilitación (REPS)              |
        | Grupo de servicios 01 Consulta externa     |
        | Modalidad 01 Intramural                    |
        | Diagnóstico principal (CIE-10) M545        |
        | Presunto origen Común                      |
        | Causa que motiva la atención               |
        | Prórroga Si                                |
        | Incapacidad retroactiva No es retroactiva  |
        | Quien la expide Laura Restrepo Mejía       |
      Y el documento cabe en una página

  @mensaje @regla:ordering/document-state
  Regla: Cualquiera comprueba que es auténtico y si todavía vale

    Escenario: Vigente
      Cuando imprime el certificado
      Y alguien sin cuenta verifica el código de ese documento
      Entonces la verificación dice "Certificado de incapacidad" y "vigente"
      Y la respuesta no dice nada del paciente

    @flujo
    Escenario: Anulada después de imprimirla
      Cuando imprime el certificado
      Y la incapacidad se anula por "Se registró por error"
      Y alguien sin cuenta verifica el código de ese documento
      Entonces la verificación dice "Certificado de incapacidad" y "anulado"

    @flujo
    Escenario: Levantada después de imprimirla
      Cuando imprime el certificado
      Y la incapacidad se levanta desde el "2028-01-25" por "Se recuperó"
      Y alguien sin cuenta verifica el código de ese documento
      Entonces la verificación dice "Certificado de incapacidad" y "levantado"

  Regla: La que ya no vale se imprime marcada y con su motivo

    Escenario: Anulada
      Dado que la incapacidad se anula por "Se registró por error"
      Cuando imprime el certificado
      Entonces el documento dice:
        | ANULADA                                               |
        | sus días no cuentan. Motivo: Se registró por error    |

    Escenario: Levantada
      Dado que la incapacidad se levanta desde el "2028-01-25" por "Se recuperó"
      Cuando imprime el certificado
      Entonces el documento dice:
        | LEVANTADA                                                           |
        | Levantada desde el 25 ene 2028: cuenta hasta el 24 ene 2028.        |

  @regla:text/email
  Regla: Va por correo sin nada clínico en el mensaje

    Escenario: Al empleador
      Dado que la institución tiene en su lista de correos "empleador@correo.cauce.demo"
      Cuando envía el certificado a "empleador@correo.cauce.demo"
      Entonces llega un correo a "empleador@correo.cauce.demo" con el certificado y sin el diagnóstico

    @mensaje
    Escenario: A una dirección que no es
      Cuando envía el certificado a "no es"
      Entonces lee "Debe ingresar un Email valido"

  Regla: Se entrega a quien atiende al afiliado o lee las incapacidades de todos

    Escenario: Un afiliado no lo toma por esta vía
      Dado que "afiliado@cauce.demo" ingresó con su código
      Cuando pide el certificado
      Entonces se le niega el acceso

    @mensaje
    Escenario: Una incapacidad que no existe
      Cuando pide el certificado de la incapacidad 2000000000
      Entonces se le niega con "No se encontró lo que busca."
