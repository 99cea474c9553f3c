import { expect, it } from 'vitest'
import { recordFieldName } from './field-names.ts'
import { EMPTY_RECORD, NO_MEASURES } from './record.ts'

it('has a name for every field of the record and every measure', () => {
  for (const campo of [...Object.keys(EMPTY_RECORD), ...Object.keys(NO_MEASURES)])
    expect(recordFieldName(campo)).not.toBe(campo)
  expect(recordFieldName('revision_sistemas')).toBe('Revisión por sistemas')
})

it('calls another field as it travels', () => {
  expect([recordFieldName('otro'), recordFieldName('toString')]).toEqual(['otro', 'toString'])
})
