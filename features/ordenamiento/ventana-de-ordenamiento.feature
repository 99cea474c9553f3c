# language: es
@regla @regla:affiliate/ordering-options
Característica: La ventana de ordenamiento de la consulta
  Antes de ordenar se sabe a quién se atiende y qué se le puede ordenar.

  Antecedentes:
    Dado que "medico@cauce.demo" ingresó con su código

  @regla:affiliate/ordering-options
  Regla: Lo que se ofrece depende del tipo de afiliado y del tipo de consulta

    Esquema del escenario: Opciones de Tipo Ordenamiento
      Cuando abre la consulta <consulta>
      Entonces se ofrece "<opciones>"

      Ejemplos:
        | consulta | opciones                                                              |
        | 1        | Medicamentos, Procedimientos, Oncología, Otros Servicios, Incapacidades |
        | 2        | Procedimientos                                                        |
        | 3        | Medicamentos, Procedimientos, Oncología, Otros Servicios              |
        | 5        | Medicamentos, Procedimientos, Oncología, Otros Servicios              |
        | 6        | Medicamentos, Procedimientos, Oncología, Otros Servicios              |

    @mensaje
    Esquema del escenario: A un beneficiario se le advierte que no tiene incapacidades
      Cuando abre la consulta <consulta>
      Entonces se advierte "El afiliado es BENEFICIARIO por lo tanto no tiene derecho a INCAPACIDADES"

      Ejemplos:
        | consulta |
        | 3        |
        | 5        |
        | 6        |

    Escenario: A un cotizante no se le advierte nada
      Cuando abre la consulta 1
      Entonces no se advierte nada

  @mensaje @regla:affiliate/affiliate-type
  Regla: A una persona fallecida no se le ordena

    Escenario: No se ofrece ninguna opción
      Cuando abre la consulta 4
      Entonces no se ofrece ninguna opción
      Y se avisa "Este paciente está fallecido."

    Escenario: El servidor lo niega aunque la pantalla se salte
      Cuando abre la consulta 4
      Y ordena directamente los procedimientos:
        | procedimiento |
        | 902210        |
      Entonces se le niega con "Este paciente está fallecido."
      Y no se crea ninguna orden

  @regla:affiliate/header-defaults @regla:affiliate/display-name
  Regla: El encabezado dice lo que falta con palabras

    @mensaje @servidor-propio
    Escenario: Sin municipio, sin departamento y sin IPS
      Dado que al afiliado de la consulta 5 le faltan municipio, departamento e IPS
      Cuando abre la consulta 5
      Entonces el encabezado dice "Sin Municipio, Sin Departamento, Sin IPS Asignada"

    Escenario: El sexo se dice con palabras
      Cuando abre la consulta 1
      Entonces el encabezado dice "Femenino"

  Regla: Una consulta ajena no se abre sin permiso

    Escenario: Otro profesional
      Dado que "oncologo@cauce.demo" ingresó con su código
      Cuando abre la consulta 1
      Entonces se le niega el acceso

    Escenario: Quien no tiene el permiso de ordenar
      Dado que "auxiliar@cauce.demo" ingresó con su código
      Cuando abre la consulta 1
      Entonces se le niega el acceso

  @navegador @regla:ordering/order-address
  Regla: En el navegador

    @mensaje
    Escenario: La consulta de una cotizante
      Cuando la médica abre en el navegador los procedimientos de la consulta 1
      Entonces ve "GÓMEZ CASTAÑO, María Elena"
      Y ve "Penicilinas (anafilaxia, 2019)"
      Y ve la opción "Incapacidades"

    @mensaje @regla:affiliate/allergies
    Esquema del escenario: Que nadie haya preguntado por las alergias no es que no tenga (<consulta>)
      Cuando la médica abre en el navegador los procedimientos de la consulta <consulta>
      Entonces ve "<alergias>"

      Ejemplos:
        | consulta | alergias                       |
        | 1        | Penicilinas (anafilaxia, 2019) |
        | 2        | Ninguna registrada             |
        | 6        | No se han preguntado           |

    Escenario: La consulta que solo admite procedimientos
      Cuando la médica abre en el navegador los procedimientos de la consulta 2
      Entonces ve la opción "Procedimientos"
      Y no ve la opción "Medicamentos"
      Y no ve la opción "Incapacidades"

    @mensaje
    Escenario: La consulta de una beneficiaria
      Cuando la médica abre en el navegador los procedimientos de la consulta 3
      Entonces ve "El afiliado es BENEFICIARIO por lo tanto no tiene derecho a INCAPACIDADES"
      Y no ve la opción "Incapacidades"

    @mensaje
    Escenario: La consulta de una persona fallecida
      Cuando la médica abre en el navegador los procedimientos de la consulta 4
      Entonces ve "Este paciente está fallecido."
      Y no ve la opción "Procedimientos"

    @mensaje
    Escenario: La dirección de un tipo abre ese tipo, y el que se escoge queda en la dirección
      Cuando la médica abre en el navegador la dirección "?ordenar=medicamentos" de la consulta 1
      Entonces se ordenan "Medicamentos" y la dirección lo dice
      Cuando con el teclado pasa al tipo 4
      Entonces se ordenan "Otros Servicios" y la dirección lo dice
      Cuando la médica abre en el navegador la dirección "?ordenar=ultimo" de la consulta 6
      Entonces se ordenan "Otros Servicios" y la dirección lo dice

    Escenario: Un tipo que la consulta no ofrece
      Cuando la médica abre en el navegador la dirección "?ordenar=incapacidades" de la consulta 2
      Entonces se ordenan "Procedimientos" y la dirección lo dice
