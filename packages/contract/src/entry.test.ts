import * as Schema from 'effect/Schema'
import { describe, expect, it } from 'vitest'
import { entry } from './entry.ts'
import { allEntries } from './openapi.ts'

const call = { path: '/x', access: 'session', summary: 'Una llamada.', answer: Schema.String } as const

describe('an entry says what its call is', () => {
  it('one that says less, or two things, does not compile', () => {
    const refused = [
      // @ts-expect-error -- reads or writes?
      entry({ ...call, method: 'POST' }),
      // @ts-expect-error -- what makes its repeat harmless?
      entry({ ...call, method: 'POST', kind: 'write' }),
      // @ts-expect-error -- a reading has nothing to repeat
      entry({ ...call, method: 'POST', kind: 'read', repeat: 'idempotent' }),
      // @ts-expect-error -- a GET does not write
      entry({ ...call, method: 'GET', kind: 'write', repeat: 'idempotent' }),
      // @ts-expect-error -- a DELETE does not read
      entry({ ...call, method: 'DELETE', kind: 'read' }),
      // @ts-expect-error -- why is it harmless?
      entry({ ...call, method: 'POST', kind: 'write', repeat: { naturalKey: true } }),
      // @ts-expect-error -- of which version?
      entry({
        ...call,
        method: 'PUT',
        kind: 'write',
        repeat: 'versioned',
        body: Schema.Struct({ nombre: Schema.String }),
      }),
    ]
    expect(refused).toHaveLength(7)
  })

  it('every natural key has its sentence', () => {
    const sentences = allEntries().flatMap(({ entry: { repeat } }) =>
      typeof repeat === 'object' ? [repeat.naturalKey] : [],
    )
    expect(sentences.filter((text) => !/^[A-ZÁÉÍÓÚ].{20,}\.$/u.test(text))).toEqual([])
  })
})
