# language: es
@regla
Característica: Plantillas de texto y líneas favoritas
  Cada profesional guarda lo que escribe a menudo; es suyo y de nadie más.

  Antecedentes:
    Dado que "medico@cauce.demo" ingresó con su código

  @regla:clinical-record/text-snippet
  Regla: Una plantilla tiene título, sección y texto, y no se repite el título en una sección

    @flujo @mensaje
    Escenario: Guardada, cambiada y borrada
      Cuando guarda la plantilla "Espalda sin alarma" de "Plan" con el texto "Reposo relativo"
      Entonces sus plantillas dicen "Reposo relativo" en "Espalda sin alarma"
      Cuando cambia la plantilla "Espalda sin alarma" de "Plan" con el texto "Reposo y analgésico"
      Entonces sus plantillas dicen "Reposo y analgésico" en "Espalda sin alarma"
      Cuando borra la plantilla "Espalda sin alarma"
      Entonces no tiene la plantilla "Espalda sin alarma"

    @mensaje
    Escenario: Título repetido en la misma sección
      Cuando guarda la plantilla "Repetida" de "Plan" con el texto "Uno"
      Y guarda la plantilla "REPETIDA" de "Plan" con el texto "Dos"
      Entonces el campo "Título" dice "Ya tiene una plantilla con ese título en esta sección"

    Escenario: El mismo título en otra sección
      Cuando guarda la plantilla "En dos secciones" de "Plan" con el texto "Uno"
      Y guarda la plantilla "En dos secciones" de "Examen físico" con el texto "Dos"
      Entonces sus plantillas dicen "Dos" en "En dos secciones"

    @mensaje
    Esquema del escenario: Lo que falta
      Cuando guarda la plantilla "<título>" de "<sección>" con el texto "<texto>"
      Entonces el campo "<campo>" dice "<mensaje>"

      Ejemplos:
        | título | sección | texto | campo   | mensaje                                                      |
        |        | Plan    | Uno   | Título  | Campo requerido, por favor, diligenciar para poder continuar |
        | Una    | Plan    |       | Texto   | Campo requerido, por favor, diligenciar para poder continuar |
        | Una    | Medidas | Uno   | Sección | Elija la sección de la historia                              |

    @mensaje
    Escenario: Las de otro profesional no se ven ni se borran
      Cuando guarda la plantilla "De Laura" de "Plan" con el texto "Uno"
      Y "oncologo@cauce.demo" intenta borrar la plantilla "De Laura"
      Entonces se le niega con "No se encontró lo que busca."
      Y no tiene la plantilla "De Laura"

  @regla:ordering/check-favourite
  Regla: Un favorito guardado con el mismo nombre cambia el que había

    Escenario: Guardado y cambiado
      Cuando guarda como favorito "Mi hemograma" 1 unidad del procedimiento "902210"
      Y guarda como favorito "MI HEMOGRAMA" 2 unidades del procedimiento "902210"
      Entonces sus favoritos tienen una sola vez "MI HEMOGRAMA" con 2 unidades de "902210"

    Escenario: Borrado
      Cuando guarda como favorito "Para borrar" 1 unidad del procedimiento "902210"
      Y borra el favorito "Para borrar"
      Entonces no tiene el favorito "Para borrar"

    @mensaje
    Escenario: De un procedimiento que no existe
      Cuando guarda como favorito "No existe" 1 unidad de un procedimiento que no existe
      Entonces el campo "Procedimiento" dice "El procedimiento no existe en el catálogo"

    @mensaje
    Escenario: De esquemas no se guardan
      Cuando pide los favoritos de los esquemas
      Entonces el campo "Tipo de orden" dice "De este tipo de orden no se guardan favoritos"
