/** What changed between two versions, in the words of who signs it. */
import { describe, expect, it } from 'vitest'
import { changedPage, changedRules, changedScenarios, changedSentences } from '../../tools/manual/changed.ts'

const feature = (step: string, row = 'Sí'): ReadonlyMap<string, string> =>
  new Map([
    [
      'features/x/y.feature',
      `# language: es\nCaracterística: Hablar\n\n  Escenario: Uno\n    Cuando dice ${step}\n\n  Esquema del escenario: Otro\n    Cuando dice <qué>\n\n    Ejemplos:\n      | qué |\n      | ${row} |\n`,
    ],
  ])
const rule = (sentence: string) =>
  `## Chat\n\n| Regla | Fuente | Mensajes |\n|---|---|---|\n| ${sentence} | propia | «No» | [x.ts](../x.ts)<br>\`says\` | | |\n`

describe('what changed', () => {
  it('in a scenario is its steps, or a row of its examples', () => {
    expect(changedScenarios(feature('hola'), feature('hola'))).toEqual([])
    expect(changedScenarios(feature('hola'), feature('adiós'))).toEqual([
      { of: 'Hablar', name: 'Uno', before: 'Cuando dice hola', after: 'Cuando dice adiós' },
    ])
    expect(changedScenarios(feature('hola'), feature('hola', 'No')).map(({ name }) => name)).toEqual(['Otro'])
    expect(changedScenarios(new Map(), feature('hola'))).toHaveLength(2)
  })

  it('in a rule is its sentence, its source or its messages', () => {
    expect(changedRules(rule('Se dice una vez.'), rule('Se dice dos veces.'))).toEqual([
      {
        of: 'Chat',
        name: 'says (x.ts)',
        before: 'Se dice una vez.\nFuente: propia\n«No»',
        after: 'Se dice dos veces.\nFuente: propia\n«No»',
      },
    ])
  })

  it('in a sentence is its text, and the page shows both and can be signed', () => {
    const changes = changedSentences('## domain/x\n- `NO`: Falta <a>\n', '## domain/x\n- `NO`: Falta b\n')
    expect(changes).toEqual([{ of: 'domain/x', name: 'NO', before: 'Falta <a>', after: 'Falta b' }])
    const page = changedPage({ from: '1', to: '2', groups: [{ title: 'Mensajes', changes }] }, 'hoy')
    expect(page).toContain('Falta &lt;a&gt;</del>')
    expect(page).toContain('Falta b</ins>')
    expect(page).toContain('Quien acepta')
  })
})
