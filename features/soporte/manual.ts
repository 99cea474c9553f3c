/** What is read in the manual of the product, as rows of its words. */
import assert from 'node:assert/strict'
import { manuales } from '@cauce/contract/manuales'
import type { Row } from './listas.ts'
import type { Mundo } from './mundo.ts'
import { read } from './respuestas.ts'

const featuresOf = async (world: Mundo) =>
  read(manuales.caracteristicas, await world.call('/manuales/caracteristicas')).data

/** A feature: each scenario with how it ends. */
const featureRows = async (world: Mundo, nombre: string): Promise<readonly Row[] | undefined> =>
  (await featuresOf(world))
    .find((feature) => feature.nombre === nombre)
    ?.escenarios.map((scenario) => [scenario.nombre, scenario.pasos.at(-1)?.texto ?? ''])

/** A rule: its sentence with the features that show it. */
const ruleRows = async (world: Mundo, id: string): Promise<readonly Row[] | undefined> => {
  const { data } = read(manuales.reglas, await world.call('/manuales/reglas'))
  const rule = data.find((one) => one.id === id)
  const shown = (await featuresOf(world)).filter((feature) => rule?.caracteristicas.includes(feature.id))
  return rule && [[rule.regla, ...shown.map(({ nombre }) => nombre)]]
}

/** A flow: its states, of which it has a drawing. */
const flowRows = async (world: Mundo, titulo: string): Promise<readonly Row[] | undefined> => {
  const { data } = read(manuales.maquinas, await world.call('/manuales/maquinas'))
  const machine = data.find((one) => one.titulo === titulo)
  if (machine) assert.match(machine.svg, /^<svg/u)
  return machine?.estados.map((state) => [state.titulo, 'con su dibujo'])
}

export const PARTS: Readonly<Record<string, (world: Mundo, name: string) => Promise<readonly Row[] | undefined>>> = {
  'la característica': featureRows,
  'la regla': ruleRows,
  'el flujo': flowRows,
}
