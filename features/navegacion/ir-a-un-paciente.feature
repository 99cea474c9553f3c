# language: es
@regla @regla:affiliate/patient-doors
Característica: Ir a un paciente con Ctrl-K
  Desde cualquier pantalla se llega a un paciente por su nombre o su documento, y a lo que se va a hacer con él.

  Regla: Se encuentra por cualquier palabra, sin tildes y en cualquier orden; primero los de hoy

    Esquema del escenario: La médica escribe <texto>
      Dado que "medico@cauce.demo" ingresó con su código
      Cuando busca "<texto>" en los pacientes
      Entonces primero encuentra "GÓMEZ CASTAÑO, María Elena", "hoy"

      Ejemplos:
        | texto         |
        | gomez         |
        | CASTAÑO gómez |
        | elena gom     |
        | 43.512.887    |
        | 43 512 887    |

    @mensaje
    Escenario: Con menos de cuatro caracteres no se busca
      Dado que "medico@cauce.demo" ingresó con su código
      Cuando busca "gom" en los pacientes
      Entonces el campo "Texto" dice "Escriba al menos 4 letras o números"

  Regla: Solo se encuentra a quien se puede abrir

    Escenario: Quien entrega medicamentos lee historias y encuentra a cualquiera
      Dado que "farmacia@cauce.demo" ingresó con su código
      Cuando busca "43512887" en los pacientes
      Entonces encuentra "GÓMEZ CASTAÑO, María Elena"

    @mensaje
    Esquema del escenario: <quién> no abre historias ni consultas y no encuentra a nadie
      Dado que "<quién>" ingresó con su código
      Cuando busca "43512887" en los pacientes
      Entonces se le niega el acceso

      Ejemplos:
        | quién                |
        | auxiliar@cauce.demo  |
        | hospital@cauce.demo  |
        | afiliado@cauce.demo  |

  @navegador @regla:navigation/patient-acts
  Regla: En el navegador, sin usar el ratón

    @mensaje
    Escenario: La médica abre la consulta de hoy
      Dado que "medico@cauce.demo" abrió en el navegador "Inicio"
      Cuando busca con Ctrl-K la pantalla "gomez cast"
      Y ve "Penicilinas (anafilaxia, 2019)"
      Y sin usar el ratón acepta
      Entonces ve "Control de hipertensión"

    @mensaje
    Escenario: O va derecho a lo que escribió al lado del nombre
      Dado que "medico@cauce.demo" abrió en el navegador "Inicio"
      Cuando busca con Ctrl-K la pantalla "gomez cast formular"
      Y ve "Hacer con GÓMEZ CASTAÑO, María Elena"
      Y sin usar el ratón acepta
      Entonces ve "Tipo Ordenamiento"

    @mensaje @servidor-propio
    Escenario: A quien hoy no tiene consulta se le abre una prioritaria
      Dado que "medico@cauce.demo" abrió en el navegador "Inicio"
      Cuando busca con Ctrl-K la pantalla "79431205 prioritaria"
      Y ve "Abrir consulta prioritaria"
      Y sin usar el ratón acepta
      Entonces ve "CASTELLANOS PINZÓN, Jorge Eliécer"
      Y puede pedir "Abrir la consulta"

    @mensaje
    Escenario: Quien no está en su alcance no aparece
      Dado que "medico@cauce.demo" abrió en el navegador "Inicio"
      Cuando busca con Ctrl-K la pantalla "gomes castanno"
      Entonces ve "Nadie con «gomes castanno» en su alcance"

    @mensaje
    Esquema del escenario: A cada tipo de orden se llega con sus palabras (<palabra>)
      Dado que "medico@cauce.demo" abrió en el navegador "Inicio"
      Cuando busca con Ctrl-K la pantalla "gomez cast <palabra>"
      Y ve "<acto>"
      Y sin usar el ratón acepta
      Entonces se ordenan "<tipo>" y la dirección lo dice

      Ejemplos:
        | palabra     | acto                   | tipo           |
        | formular    | Formular medicamentos  | Medicamentos   |
        | examenes    | Ordenar procedimientos | Procedimientos |
        | incapacitar | Registrar incapacidad  | Incapacidades  |

    @mensaje
    Escenario: Y a remitirlo, con lo que ya está escrito
      Dado que "medico@cauce.demo" abrió en el navegador "Inicio"
      Cuando busca con Ctrl-K la pantalla "gomez cast remitir"
      Y ve "Remitir"
      Y sin usar el ratón acepta
      Entonces ve "GÓMEZ CASTAÑO, María Elena"
      Y ve "Faltan"
