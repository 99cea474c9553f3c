/** What the dialog of the alerts says at each check. */
import type { Step } from '@cauce/machines/medication-alert/types'

interface Words {
  /** Title where something was found. */
  readonly found: string
  /** The verbs of an answer, the safe one first. */
  readonly safe: string
  readonly goOn: string
  readonly checking: string
}

export const WORDS: Readonly<Record<Step, Words>> = {
  interacciones: {
    found: 'Interacción con lo que se ordena o ya toma',
    safe: 'No formular',
    goOn: 'Formular de todos modos',
    checking: 'Se buscan interacciones',
  },
  desabastecimiento: {
    found: 'Desabastecimiento detectado',
    safe: 'No formular',
    goOn: 'Formular de todos modos',
    checking: 'Se busca si está desabastecido',
  },
  alergia: {
    found: 'El paciente es alérgico a este medicamento',
    safe: 'Cancelar por alergia',
    goOn: 'Ordenar de todos modos',
    checking: 'Se busca si el afiliado es alérgico',
  },
  avisos: {
    found: 'Antes de formular, tenga en cuenta',
    safe: 'Corregir la línea',
    goOn: 'Formular así',
    checking: 'Se buscan avisos',
  },
}
