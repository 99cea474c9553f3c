import * as fc from 'fast-check'
import { insertSnippet } from '@cauce/domain/clinical-record/text-snippet'
import { anyText } from '../../support/arbitraries/text.ts'
import { property } from '../../support/property.ts'

const cursor = fc.integer({ min: -5, max: 60 })
const max = fc.integer({ min: 0, max: 120 })

property(
  'lo escrito queda: sin la plantilla el texto es el de antes',
  [anyText, cursor, anyText, max],
  (text, at, snippet, longest) => {
    const inserted = insertSnippet(text, at, snippet, longest)
    if (!inserted.ok) return text.length + snippet.length + 1 > longest
    const { texto, cursor: after } = inserted
    const start = after - snippet.length
    const before = texto.slice(0, start)
    const rest = texto.slice(after)
    return texto.slice(start, after) === snippet && (before + rest === text || before.slice(0, -1) + rest === text)
  },
)

property('nada es nunca más largo que su sección', [anyText, cursor, anyText, max], (text, at, snippet, longest) => {
  const inserted = insertSnippet(text, at, snippet, longest)
  return !inserted.ok || inserted.texto.length <= longest
})
