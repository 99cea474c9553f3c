/** Forms of a master, good and bad, for the properties. */
import * as fc from 'fast-check'
import { type Master, type MasterForm, fieldsOf } from '@cauce/domain/kit/master/master'
import { MASTER_NAMES, MASTERS } from '@cauce/domain/masters/masters'
import { sampleForm } from '../../../kit/sample-form.ts'

export const anyMaster: fc.Arbitrary<Master> = fc.constantFrom(...MASTER_NAMES).map((name) => MASTERS[name])

const typed = fc.oneof(
  fc.string({ maxLength: 30 }),
  fc.constantFrom('', '  ', 'Sí', ' café  con leche ', '12,5', '007'),
)

/** What a person may type in a form of it. */
export const typedForm = (of: Master): fc.Arbitrary<MasterForm> =>
  fc.record(Object.fromEntries(fieldsOf(of).map(([name]) => [name, typed])))

/** A form that it takes. */
export const goodForm = (of: Master): fc.Arbitrary<MasterForm> =>
  fc.nat({ max: 9_999 }).map((n) => sampleForm(of, n, Object.fromEntries(fieldsOf(of).map(([name]) => [name, '1']))))

export const masterWith = <T>(form: (of: Master) => fc.Arbitrary<T>): fc.Arbitrary<readonly [Master, T]> =>
  anyMaster.chain((of) => form(of).map((made) => [of, made] as const))
