# language: es
@regla @regla:home/topics
Característica: Lo que espera por cada quien
  Al entrar, cada persona ve contado lo que espera por ella y va de cada cuenta a su lista.

  Regla: Cada rol ve contado lo suyo, primero lo que puede hacer daño

    @mensaje
    Esquema del escenario: <quién> ve lo suyo
      Dado que "<quién>" ingresó con su código
      Cuando mira lo que espera en su inicio
      Entonces encuentra "<asunto>"

      Ejemplos:
        | quién                | asunto                       |
        | medico@cauce.demo    | Líneas sin sede              |
        | auditor@cauce.demo   | Órdenes por decidir          |
        | farmacia@cauce.demo  | Entregas por completar       |
        | referente@cauce.demo | Remisiones abiertas          |
        | hospital@cauce.demo  | Remisiones abiertas          |
        | auxiliar@cauce.demo  | Novedades sin leer           |
        | admin@cauce.demo     | Trabajos del servidor fallaron |
        | afiliado@cauce.demo  | Medicamentos formulados      |

    @mensaje
    Escenario: La médica no ve lo que decide auditoría
      Dado que "medico@cauce.demo" ingresó con su código
      Cuando mira lo que espera en su inicio
      Entonces no encuentra "Órdenes por decidir"

    @mensaje
    Escenario: Un afiliado ve solo lo suyo
      Dado que "afiliado@cauce.demo" ingresó con su código
      Cuando mira lo que espera en su inicio
      Entonces no encuentra "Líneas sin sede"
      Y no encuentra "Remisiones abiertas"

  Regla: Una cuenta y la lista a la que lleva dicen lo mismo

    Esquema del escenario: <quién> encuentra en cada lista lo que se contó
      Dado que "<quién>" ingresó con su código
      Entonces cada cuenta de su inicio es lo que tiene su lista

      Ejemplos:
        | quién               |
        | medico@cauce.demo   |
        | auditor@cauce.demo  |
        | farmacia@cauce.demo |
        | afiliado@cauce.demo |

  @navegador @regla:home/own-order @regla:consultation/lateness
  Regla: En el navegador

    @mensaje
    Escenario: La auditora abre y ya tiene su lista
      Dado que "auditor@cauce.demo" abrió en el navegador "Inicio"
      Entonces ve "Lo que espera por usted"
      Y ve "primero lo que más espera"
      Y puede pedir "Decidir…"

    @mensaje
    Escenario: La médica ve sus siguientes pacientes con sus alergias
      Dado que "medico@cauce.demo" abrió en el navegador "Inicio"
      Entonces ve "Siguientes consultas"
      Y ve "Penicilinas (anafilaxia, 2019)"

    @mensaje
    Escenario: La afiliada lee dónde y hasta cuándo, sin códigos
      Dado que "afiliado@cauce.demo" abrió en un teléfono "Inicio"
      Entonces ve "Hola, María"
      Y ve "Puede reclamarla"
      Y ve "Mis incapacidades"
      Y ve el enlace "Verificar un documento"
