import * as fc from 'fast-check'
import { isRecordSection } from '@cauce/domain/clinical-record/record'
import { checkSnippet, MAX_SNIPPETS } from '@cauce/domain/clinical-record/text-snippet'
import { property } from '../../support/property.ts'

const snippet = fc.record({
  titulo: fc.oneof(
    fc.constantFrom('Examen normal', 'EXAMEN NORMAL', ' examen normal', 'Plan', ''),
    fc.integer({ min: 0, max: 400 }).map((index) => `Plantilla ${index}`),
  ),
  componente: fc.constantFrom('plan', 'examen_fisico', 'medidas', 'toString'),
  texto: fc.constantFrom('Texto', '', '  '),
})
/** Saves, some of them of a template that is there already. */
const save = fc.record({ snippet, edits: fc.option(fc.nat({ max: 300 }), { nil: null }) })

property(
  'se guarde lo que se guarde, en una sección no se repiten títulos, no falta ningún texto y nunca hay más de los que caben',
  [fc.array(save, { maxLength: 400 })],
  (saves) => {
    const kept: { id: number; titulo: string; componente: string; texto: string }[] = []
    for (const { snippet: draft, edits } of saves) {
      const id = edits === null || edits >= kept.length ? null : edits
      if (Object.keys(checkSnippet(draft, kept, id)).length > 0) continue
      if (id === null) kept.push({ id: kept.length, ...draft })
      else kept[id] = { id, ...draft }
    }
    const names = kept.map(({ titulo, componente }) => `${componente}/${titulo.trim().toLocaleLowerCase('es-CO')}`)
    return (
      new Set(names).size === names.length &&
      kept.length <= MAX_SNIPPETS &&
      kept.every(({ componente, texto }) => isRecordSection(componente) && texto.trim() !== '')
    )
  },
)
