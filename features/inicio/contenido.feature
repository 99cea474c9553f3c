# language: es
Característica: Manuales y novedades
  Quien edita publica; todos los demás leen, y saben qué es nuevo para ellos.

  @regla @regla:content/content
  Regla: Un contenido es nuevo para quien no lo ha abierto desde que se publicó

    Escenario: Lo recién publicado sale como nuevo hasta que se abre
      Dado que "admin@cauce.demo" publicó la novedad "Cambio de horario"
      Y que "medico@cauce.demo" ingresó con su código
      Cuando mira los manuales y novedades
      Entonces encuentra "Cambio de horario", "nuevo"
      Cuando lo lee
      Y mira los manuales y novedades
      Entonces encuentra "Cambio de horario", "leído"

    Escenario: Se encuentra por cualquier palabra, con o sin acentos
      Dado que "admin@cauce.demo" publicó la novedad "Cambio de horario en la sede Córdoba"
      Y que "auxiliar@cauce.demo" ingresó con su código
      Cuando busca "CORDOBA" en los manuales y novedades
      Entonces encuentra "Cambio de horario en la sede Córdoba"

  @regla
  Regla: Un borrador y lo retirado no los lee nadie

    Escenario: El borrador
      Dado que "admin@cauce.demo" dejó en borrador "Jornada de vacunación"
      Y que "medico@cauce.demo" ingresó con su código
      Cuando mira los manuales y novedades
      Entonces no encuentra "Jornada de vacunación"
      Y tampoco puede abrirlo

    Escenario: Lo retirado
      Dado que "admin@cauce.demo" publicó la novedad "Cierre de la sede"
      Cuando lo retira
      Dado que "medico@cauce.demo" ingresó con su código
      Cuando mira los manuales y novedades
      Entonces no encuentra "Cierre de la sede"
      Y tampoco puede abrirlo

  Regla: Solo edita quien tiene el permiso

    @regla
    Escenario: Un médico no publica
      Dado que "medico@cauce.demo" ingresó con su código
      Cuando intenta crear un contenido
      Entonces se le niega el acceso

  @mensaje
  Regla: Nadie pisa lo que otro guardó

    Escenario: Dos personas editan lo mismo
      Dado que "admin@cauce.demo" dejó en borrador "Turnos de diciembre"
      Cuando abre el contenido "Turnos de diciembre" para cambiarlo
      Y otra persona cambia el contenido "Turnos de diciembre" mientras tanto
      Y guarda lo que abrió con el título "Mi título"
      Entonces se le niega con "Otra persona guardó cambios mientras usted escribía. Lo que escribió se conserva: compare y guarde de nuevo."

    Escenario: Lo que se publicó no se elimina
      Dado que "admin@cauce.demo" publicó la novedad "Aviso"
      Cuando intenta eliminarlo
      Entonces se le niega con "Solo se elimina un borrador que nunca se publicó. Lo demás se retira."

  @regla @regla:content/attachment
  Regla: Un archivo se acepta por su contenido, no por su nombre

    Escenario: Un PDF se adjunta y se abre con una dirección que no lleva autorización
      Dado que "admin@cauce.demo" publicó la novedad "Guía de triage"
      Cuando le adjunta el PDF "guia-triage.pdf"
      Dado que "medico@cauce.demo" ingresó con su código
      Entonces abre "guia-triage.pdf" sin mostrar su sesión

    @mensaje
    Escenario: Una página con nombre de PDF
      Dado que "admin@cauce.demo" dejó en borrador "Guía falsa"
      Cuando le adjunta una página web llamada "guia.pdf"
      Entonces se le niega con "El archivo no es lo que dice su nombre o está dañado"

    @mensaje
    Esquema del escenario: Lo que no se acepta se dice antes de enviarlo
      Dado que "admin@cauce.demo" dejó en borrador "Guía"
      Cuando quiere adjuntarle un archivo que es "<tipo>" de <tamaño> bytes
      Entonces se le niega con "<mensaje>"

      Ejemplos:
        | tipo        | tamaño   | mensaje                                    |
        | página web  | 100      | Solo se aceptan archivos PDF, PNG y JPEG   |
        | PDF         | 20971521 | El archivo pesa más de 20 MB               |
        | PDF         | 0        | El archivo está vacío                      |
