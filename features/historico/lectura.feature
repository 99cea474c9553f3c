# language: es
Característica: Leer la historia de un afiliado
  Quien tiene el permiso encuentra a un afiliado y lee lo que se hizo por él. Cada lectura queda en la auditoría.

  Regla: Un afiliado se busca por nombre o documento desde 4 caracteres

    @regla
    Escenario: Por el nombre, sin acentos y en cualquier orden
      Dado que "medico@cauce.demo" ingresó con su código
      Cuando busca en los históricos a "castano maria"
      Entonces encuentra al afiliado con documento "43512887"

    @regla
    Escenario: Por el documento, con puntos
      Dado que "medico@cauce.demo" ingresó con su código
      Cuando busca en los históricos a "43.512.887"
      Entonces encuentra al afiliado con documento "43512887"

    @mensaje
    Escenario: Con tres letras no se busca
      Dado que "medico@cauce.demo" ingresó con su código
      Cuando busca en los históricos a "Ana"
      Entonces el campo "Texto" dice "Escriba al menos 4 letras o números"

    @regla
    Escenario: Los signos de patrón no son comodines
      Dado que "medico@cauce.demo" ingresó con su código
      Cuando busca en los históricos a "%%%%"
      Entonces no encuentra a nadie

  Regla: Solo lee quien tiene el permiso de la página

    @regla
    Esquema del escenario: Una auxiliar no lee <lista>
      Dado que "auxiliar@cauce.demo" ingresó con su código
      Cuando ve <lista> del afiliado con documento "43512887"
      Entonces se le niega el acceso

      Ejemplos:
        | lista                 |
        | las consultas         |
        | las órdenes           |
        | las incapacidades     |
        | los consentimientos   |
        | la línea de tiempo    |
        | las entregas parciales |

    @regla
    Escenario: Un afiliado no lee ni la suya
      Dado que "afiliado@cauce.demo" ingresó con su código
      Cuando ve las consultas del afiliado con documento "43512887"
      Entonces se le niega el acceso

    @regla
    Escenario: La auditora no ve las entregas, que no son de su rol
      Dado que "auditor@cauce.demo" ingresó con su código
      Cuando ve las entregas parciales del afiliado con documento "43512887"
      Entonces se le niega el acceso

    @mensaje
    Escenario: Un afiliado que no existe
      Dado que "medico@cauce.demo" ingresó con su código
      Cuando ve las órdenes del afiliado número 2000000000
      Entonces se le niega con "No se encontró lo que busca."

  Regla: Cada lista se filtra por días, estado y texto, y se ordena

    @mensaje
    Esquema del escenario: El periodo de <lista> no va hacia atrás
      Dado que "medico@cauce.demo" ingresó con su código
      Cuando ve <lista> del afiliado con documento "43512887" desde "2026-02-02" hasta "2026-02-01"
      Entonces el campo "Hasta" dice "La fecha final debe ser igual o posterior a la inicial"

      Ejemplos:
        | lista                  |
        | las consultas          |
        | las órdenes            |
        | las incapacidades      |
        | los consentimientos    |
        | la línea de tiempo     |
        | las entregas parciales |

    @mensaje
    Escenario: Una fecha que no existe
      Dado que "medico@cauce.demo" ingresó con su código
      Cuando ve las consultas del afiliado con documento "43512887" desde "2026-02-30" hasta "2026-03-01"
      Entonces el campo "Desde" dice "Debe ser una fecha válida (AAAA-MM-DD)"

    @regla
    Escenario: De antes de que hubiera nada no hay nada
      Dado que "medico@cauce.demo" ingresó con su código
      Cuando ve las órdenes del afiliado con documento "43512887" desde "1990-01-01" hasta "1990-12-31"
      Entonces la lista está vacía

    @mensaje @regla:history/order-kinds
    Escenario: Las órdenes de un medicamento, cada línea con su cantidad y su unidad
      Dado que "medico@cauce.demo" ingresó con su código
      Cuando ve las órdenes del afiliado con documento "43512887" que dicen "amlodipino"
      Entonces la lista dice "30 tabletas"
      Y la lista dice "Amlodipino 5 mg tableta"

  Regla: Una consulta se lee entera, también la de otro profesional

    @mensaje
    Escenario: Con su afiliado, sus órdenes y su historia, que no se escribe desde aquí
      Dado que "oncologo@cauce.demo" ingresó con su código
      Cuando ve la consulta de la orden 40219
      Entonces la consulta es del afiliado con documento "43512887" y no se escribe desde ahí
      Y la lista dice "Amlodipino 5 mg tableta"

  @regla @servidor-propio
  Regla: Cada lectura queda en la auditoría, con el afiliado y sin lo que se escribió

    Escenario: Ver las órdenes buscando un medicamento
      Dado que "medico@cauce.demo" ingresó con su código
      Cuando ve las órdenes del afiliado con documento "43512887" que dicen "amlodipino"
      Entonces la auditoría anota "Vio el histórico de órdenes de un afiliado" sin "amlodipino"

    Escenario: Buscar a alguien
      Dado que "medico@cauce.demo" ingresó con su código
      Cuando busca en los históricos a "gomez castano"
      Entonces la auditoría anota "Buscó afiliados en los históricos" sin "gomez"
