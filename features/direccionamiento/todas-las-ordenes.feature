# language: es
Característica: Dónde se hace cada orden
  Los cuatro tipos de orden se direccionan por una sola regla y guardan una sola historia.

  Antecedentes:
    Dado que "medico@cauce.demo" ingresó con su código
    Y abrió los servicios de la consulta 1

  @regla @regla:ordering/propose-routing
  Regla: La sede sale de la IPS del afiliado y de los contratos del servicio

    Esquema del escenario: <tipo>
      Cuando pregunta por la sede de "<cosa>" entre <tipo>
      Entonces la sede se propone por "<regla>"

      Ejemplos:
        | tipo           | cosa   | regla              |
        | procedimientos | 902210 | IPS primaria |
        | servicios      | CP0061 | IPS primaria |
        | servicios      | CP0001 | contrato en el municipio |
        | servicios      | CP0054 | ninguna            |
        | esquemas       | CAPOX  | contrato en el municipio |
        | medicamentos   |        | contrato en el municipio |

    @mensaje
    Escenario: Lo que no está en el catálogo se dice
      Cuando pregunta por la sede de "ninguno que exista" entre servicios
      Entonces se le niega con "El código propio no existe en el catálogo"

  @regla @mensaje @regla:ordering/routing-change
  Regla: Al cambiar el direccionamiento de un servicio se pide solo el prestador

    Escenario: Sin prestador
      Dado que el afiliado tiene ordenado el código propio "CP0048"
      Cuando cambia la sede de esa línea sin escogerla
      Entonces lee "Debe seleccionar un prestador"

    Escenario: Con prestador y sin motivo
      Dado que el afiliado tiene ordenado el código propio "CP0049" sin sede
      Cuando cambia la sede de esa línea a "Cuidado en Casa Aburrá"
      Entonces lee "Orden direccionada con éxito"
      Y la sede de esa línea es "Cuidado en Casa Aburrá" por "Elegida a mano"

    Escenario: El servidor no responde
      Dado que el afiliado tiene ordenado el código propio "CP0052"
      Y que el servidor no responde al direccionar
      Cuando cambia la sede de esa línea a "Cuidado en Casa Aburrá"
      Entonces lee "Ocurrió un error al cambiar el direccionamiento."

    Escenario: Un cambio nombra una sola orden
      Cuando cambia la sede de dos órdenes a la vez con el motivo "Cerca de su casa"
      Entonces se le niega con "Debe indicar una sola orden"

  Regla: El direccionamiento automático no se cambia a mano

    @mensaje
    Escenario: El servicio de la IPS primaria
      Dado que el afiliado tiene ordenado el código propio "CP0062"
      Cuando cambia la sede de esa línea a "Sede Belén"
      Entonces se le niega con "El direccionamiento automático no se cambia a mano"

  @navegador
  Regla: En el navegador

    @flujo
    Escenario: La médica cambia la sede de un servicio y lee su historia
      Dado que la médica abrió en el navegador los servicios de la consulta 1
      Cuando pide cambiar la sede de la orden activa de "CP0042"
      Y escoge para el servicio la sede "Rehabilitar Sede Floresta"
      Entonces ve en las órdenes activas "CP0042" con "Rehabilitar Sede Floresta"
      Cuando pide la vida de "CP0042", que está "Activa"
      Entonces el historial de sedes empieza por "Rehabilitar Sede Floresta"
