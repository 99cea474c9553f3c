/** The keys of the record, as its help lists them. */
import type { KeyLine } from '@cauce/ui/keys-dialog/keys-dialog'

export const RECORD_KEYS: readonly KeyLine[] = [
  { keys: 'Tab', does: 'Ir al campo siguiente' },
  { keys: 'Alt Abajo', does: 'Ir a la sección siguiente' },
  { keys: 'Alt Arriba', does: 'Ir a la sección anterior' },
  { keys: 'Alt P', does: 'Poner una plantilla donde está el cursor' },
  { keys: '/', does: 'Buscar un diagnóstico' },
  { keys: 'A', does: 'Ver y anotar alergias, embarazo y otros estados' },
  { keys: 'O', does: 'Ordenar' },
  { keys: 'F6', does: 'Con el ordenamiento al lado, pasar a él y volver' },
  { keys: 'H', does: 'Ver el histórico del afiliado, con permiso para leerlo' },
  { keys: 'Ctrl Enter', does: 'Finalizar la historia, o ir a lo primero que falta' },
  { keys: '?', does: 'Ver estos atajos' },
]
