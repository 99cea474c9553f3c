/** What may happen to a row of a master, and to a file that fills one. */
import { cargos } from '@cauce/domain/masters/admin/cargos'
import { PortFailure } from '../failure.ts'
import { fileLoadMachine } from '../kit/file-load.ts'
import { recordEditMachine } from '../kit/record-edit.ts'
import { keyAnswers, named, NO_ANSWER, type Walk } from './walk.ts'

const base = { codigo: 'AUX', nombre: 'Auxiliar', descripcion: '' }
const theirs = {
  version: 4,
  activo: true,
  valores: { ...base, nombre: 'Auxiliar de farmacia', descripcion: 'Entrega' },
  textos: {},
  quien: 'Carlos Mejía',
  cuando: '2026-11-23T14:48:00.000Z',
}
const saved = { id: 7, version: 5, activo: true, valores: { ...base, nombre: 'Auxiliar de bodega' }, textos: {} }

export const recordEditWalk: Walk = {
  machine: recordEditMachine,
  input: { of: cargos, id: 7, version: 3, base, draft: base },
  events: () => [
    { type: 'field.changed', field: 'nombre', value: 'Auxiliar de bodega' },
    { type: 'field.changed', field: 'nombre', value: '' },
    { type: 'choice.made', field: 'nombre', whose: 'mine' },
    { type: 'choice.made', field: 'nombre', whose: 'theirs' },
    { type: 'theirs.came', theirs },
    { type: 'version.moved', version: 4 },
    { type: 'save.asked' },
    { type: 'draft.dropped' },
  ],
  ports: {
    newKey: keyAnswers(),
    saveRecord: named(
      {
        'Queda guardado': { saved, mensaje: 'Cargo guardado con éxito' },
        'Otra persona lo cambió antes': { conflict: theirs, mensaje: 'Otra persona cambió este cargo' },
      },
      {
        [NO_ANSWER]: new PortFailure({}),
        'Ya existe otro con ese nombre': new PortFailure({ status: 422, errores: { nombre: ['Ya existe'] } }),
      },
    ),
  },
  facts: ({ draft, base: from, theirs: left, chosen, unsure, idempotencyKey }) => [
    draft,
    from,
    left !== null,
    chosen,
    unsure,
    idempotencyKey !== null,
  ],
}

const reviewed = { aplicada: false, por_crear: 2, por_editar: 1 }

export const fileLoadWalk: Walk = {
  machine: fileLoadMachine,
  events: () => [
    { type: 'file.chosen', file: { nombre: 'cargos.csv', texto: 'Código;Nombre' } },
    { type: 'load.started', modo: 'buenas', repetir: false },
    { type: 'load.started', modo: 'todas', repetir: true },
    { type: 'restarted' },
  ],
  ports: {
    newKey: keyAnswers(),
    sendFile: named(
      { 'Se revisó': reviewed, 'Se cargó': { ...reviewed, aplicada: true } },
      {
        [NO_ANSWER]: new PortFailure({}),
        'Ese archivo ya se había cargado': new PortFailure({ status: 409, codigo: 'carga.repetida' }),
      },
    ),
  },
  facts: ({ result, modo, repetir, error, idempotencyKey }) => [
    result,
    modo,
    repetir,
    error === null,
    idempotencyKey !== null,
  ],
}
