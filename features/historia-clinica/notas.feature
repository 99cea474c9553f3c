# language: es
@regla @mensaje
Característica: Notas aclaratorias
  Lo que falte en una historia finalizada se añade con autor y hora, y lo finalizado no se toca.

  Antecedentes:
    Dado que "medico@cauce.demo" ingresó con su código
    Y que atiende una consulta nueva

  @regla:clinical-record/clarifying-note
  Regla: La nota se escribe después de finalizar y necesita un texto

    Escenario: Con autor
      Cuando finaliza la historia completa
      Y añade la nota aclaratoria "El dolor es del lado derecho"
      Entonces la historia dice:
        | notas | Laura Restrepo Mejía: El dolor es del lado derecho |
        | plan  | Analgésico                                         |
      Y la auditoría anota "Añadió una nota aclaratoria" sin "Dolor"

    Escenario: Antes de finalizar
      Cuando añade la nota aclaratoria "Falta algo"
      Entonces se le niega con "La nota aclaratoria se escribe después de finalizar la historia."

    Escenario: Sin texto
      Cuando finaliza la historia completa
      Y añade la nota aclaratoria "   "
      Entonces el campo "Texto" dice "Campo requerido, por favor, diligenciar para poder continuar"
      Y la historia dice:
        | notas | |
