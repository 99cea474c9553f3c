# language: es
@regla
Característica: Los catálogos de la incapacidad
  El colegio se busca; la secretaría de educación se escoge por departamento y municipio.

  Antecedentes:
    Dado que "medico@cauce.demo" ingresó con su código

  @flujo @regla:search/trigger
  Regla: El colegio se busca desde 6 caracteres, por nombre o por código

    Escenario: Sin acentos, en cualquier orden o por su código
      Cuando busca el colegio "AURORA cerros"
      Entonces encuentra el colegio "Institución Educativa Cerros de la Aurora"
      Cuando busca el colegio "050019900001"
      Entonces encuentra el colegio "Institución Educativa Cerros de la Aurora"

    Escenario: Con cinco caracteres, o con signos de patrón
      Cuando busca el colegio "auror"
      Entonces no encuentra colegios
      Cuando busca el colegio "%%%%%%"
      Entonces no encuentra colegios

  Regla: Hay secretaría de educación para cada departamento y cada municipio certificado

    Escenario: La del municipio del afiliado es la que se propone
      Dado que atiende a un cotizante
      Cuando abre el formulario de incapacidad
      Entonces el formulario de incapacidad dice:
        | secretaría propuesta | Secretaría de Educación de Medellín |

    Escenario: Todas
      Entonces hay secretarías de educación de todos los departamentos
