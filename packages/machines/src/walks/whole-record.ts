/** What may happen to the whole record of an affiliate on its way to a file. */
import { PortFailure } from '../failure.ts'
import { wholeRecordMachine } from '../whole-record.ts'
import { named, NO_ANSWER, type Walk } from './walk.ts'

export const wholeRecordWalk: Walk = {
  machine: wholeRecordMachine,
  input: { afiliadoId: 7 },
  events: () => ['record.asked', 'record.cancelled', 'record.closed'].map((type) => ({ type })),
  ports: { makeDocument: named({ 'Está listo': undefined }, { [NO_ANSWER]: new PortFailure({}) }) },
  facts: ({ error }) => [error === null],
}
