/** The keys of the ordering dialog, as its help lists them. */
import type { KeyLine } from '@cauce/ui/keys-dialog/keys-dialog'

export const ORDERING_KEYS: readonly KeyLine[] = [
  { keys: '1', does: 'Ir al primer tipo de orden; del 1 al 5, a los demás. Mientras escribe, con Alt' },
  { keys: '/', does: 'Ir a la búsqueda' },
  { keys: 'Abajo', does: 'Bajar por los resultados o por la lista' },
  { keys: 'Arriba', does: 'Subir por los resultados o por la lista' },
  { keys: 'Enter', does: 'Escoger el resultado, o añadir la línea' },
  { keys: 'Tab', does: 'En Medicamentos, llevar la línea escrita al formulario' },
  { keys: 'Alt P', does: 'En Medicamentos, usar la dosis que se propone para ahorrar un envase' },
  { keys: 'Alt C', does: 'En Procedimientos, usar o guardar un conjunto' },
  { keys: 'Ctrl Enter', does: 'Ordenar lo que está en la lista, o registrar la incapacidad' },
  { keys: 'F6', does: 'Con el ordenamiento al lado, pasar a la historia y volver' },
  { keys: 'Esc', does: 'Cerrar lo que está encima; lo escrito se conserva' },
  { keys: '?', does: 'Ver estos atajos' },
]
