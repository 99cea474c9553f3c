/** What may happen to a row of a master, and to a file that fills one. */
import { cargos } from '@cauce/domain/masters/admin/cargos'
import { PortFailure } from '../failure.ts'
import { type FileLoad, fileLoadMachine } from '../kit/file-load.ts'
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

const load: FileLoad = { id: 3, estado: 'revisada', por_crear: 2, por_editar: 1, mensaje: 'Revisión' }
const none = { por_crear: 0, por_editar: 0 }
const ended: FileLoad = { ...load, ...none, estado: 'terminada', mensaje: 'Carga hecha' }
const stopped: FileLoad = { ...load, estado: 'cancelada' }
const unreadable: FileLoad = { ...load, ...none, estado: 'ilegible', mensaje: 'El archivo no tiene líneas' }

export const fileLoadWalk: Walk = {
  machine: fileLoadMachine,
  events: () => [
    { type: 'load.opened', load },
    { type: 'load.opened', load: stopped },
    { type: 'load.opened', load: ended },
    { type: 'load.started', modo: 'buenas', repetir: false },
    { type: 'load.started', modo: 'todas', repetir: true },
    ...['file.chosen', 'load.stopped', 'load.followed', 'restarted'].map((type) => ({ type })),
  ],
  ports: {
    sendFile: named(
      { 'El archivo llegó': { ...load, ...none, estado: 'en_revision' } },
      { 'El archivo no sirve': new PortFailure({ status: 422 }) },
    ),
    follow: named(
      {
        'Se leyó otra parte': { ...load, estado: 'en_carga' },
        'Se revisó todo': load,
        'Se cargó todo': ended,
        'No se pudo leer': unreadable,
        'Otra persona la canceló': stopped,
      },
      { [NO_ANSWER]: new PortFailure({}) },
    ),
    startLoad: named(
      {
        'Empieza a cargarse': { ...load, estado: 'en_carga' },
        'La persona no confirmó que es ella': null,
      },
      { 'Ese archivo ya se había cargado': new PortFailure({ status: 409, codigo: 'carga.repetida' }) },
    ),
    stopLoad: named({ 'Queda detenida': stopped }, { [NO_ANSWER]: new PortFailure({}) }),
  },
  facts: ({ load: current, modo, repetir, error }) => [current, modo, repetir, error === null],
}
