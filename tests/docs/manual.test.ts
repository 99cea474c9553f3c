/** The manual holds together: what its pages link to is in it, and the questions of a product owner are answered from it alone. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { ManualFeature, ManualMachine, ManualPage, ManualRule } from '@cauce/contract/manuales'
import { allEntries } from '@cauce/contract/openapi'
import { GUIDES } from '@cauce/machines/walks/guides'
import { manualCalls } from '../../tools/manual/calls.ts'
import { manualFeatures } from '../../tools/manual/features.ts'
import { manualMachines } from '../../tools/manual/machines.ts'
import { manualPages } from '../../tools/manual/pages.ts'
import { manualRules } from '../../tools/manual/rules.ts'

let features: readonly ManualFeature[]
let rules: readonly ManualRule[]
let machines: readonly ManualMachine[]
let pages: readonly ManualPage[]
beforeAll(() => {
  features = manualFeatures()
  rules = manualRules()
  machines = manualMachines()
  pages = manualPages()
})

const LINK = /href="manual:([^"]*)"/gu
const anchorsOf = ({ html }: ManualPage): readonly string[] =>
  [...html.matchAll(/ id="([^"]*)"/gu)].map(([, id = '']) => id)

const PLACES: Readonly<Record<string, (id: string) => boolean>> = {
  '': () => true,
  caracteristicas: (id) => features.some((feature) => feature.id === id),
  reglas: (id) => id === '' || rules.some((rule) => rule.archivo === `packages/domain/src/${id}.ts`),
  maquinas: (id) => id === '' || machines.some(({ archivo }) => archivo === `packages/machines/src/${id}.ts`),
  simulador: (id) => GUIDES.some((guide) => id === `${guide.machineId}/${guide.id}`),
  glosario: (id) => id === '' || pages.some((page) => page.grupo === 'glosario' && anchorsOf(page).includes(id)),
  guias: (id) => isPage('guia', id),
  decisiones: (id) => id === '' || isPage('decision', id),
}
const isPage = (group: ManualPage['grupo'], id: string): boolean => {
  const [name, anchor] = id.split('#')
  const page = pages.find((one) => one.grupo === group && one.id === name)
  return page !== undefined && (anchor === undefined || anchorsOf(page).includes(anchor))
}
const isThere = (place: string): boolean => {
  const [section = '', ...rest] = place.split('/')
  return PLACES[section]?.(rest.join('/')) === true
}

/** The section of the questions that starts with that heading, as HTML. */
const answer = (question: string): string => {
  const html = pages.find(({ id }) => id === 'preguntas')?.html ?? ''
  const [, after = ''] = html.split(`>${question}</h2>`)
  return after.split('<h2')[0] ?? ''
}

describe('the written pages', () => {
  it('link only to what the manual has', () => {
    const links = pages.flatMap((page) =>
      [...page.html.matchAll(LINK)].map(([, place = '']) => `${page.id} → ${decodeURI(place)}`),
    )
    expect(links.length).toBeGreaterThan(40)
    expect(links.filter((link) => !isThere(link.split(' → ')[1] ?? ''))).toEqual([])
  })

  it('write HTML as text', () => {
    for (const { html } of pages) expect(html).not.toMatch(/<(?:script|img|iframe|style)|\son\w+=|javascript:/iu)
  })
})

describe('the questions', () => {
  it.each([
    [
      '¿Qué pasa si el paciente es alérgico y el médico insiste?',
      'Ordenar a pesar de la alergia',
      'medication/allergy',
      'medicationAlert',
    ],
    ['¿Por qué la fecha final es el 14?', null, 'sick-leave/end-date', 'sickLeave'],
  ])('%s is answered with its rule, its feature and its flow', (question, scenario, ruleFile, machineId) => {
    const text = answer(question)
    expect(text).toContain(`manual:reglas/${ruleFile}"`)
    const linked = features.filter(({ id }) => text.includes(`manual:caracteristicas/${id}"`))
    expect(linked.length).toBeGreaterThan(0)
    if (scenario !== null)
      expect(linked.flatMap(({ escenarios }) => escenarios.map(({ nombre }) => nombre))).toContain(scenario)
    const machine = machines.find(({ id }) => id === machineId)
    expect(text).toContain(`manual:maquinas/${machine?.archivo.slice('packages/machines/src/'.length, -'.ts'.length)}"`)
  })

  it('that have a flow are followed step by step, but for those of the alerts of a line, whose answers have no names yet', () => {
    const html = pages.find(({ id }) => id === 'preguntas')?.html ?? ''
    const questions = [...html.matchAll(/<h2 id="[^"]*">([^<]*)<\/h2>/gu)].map(([, text = '']) => text)
    expect(questions.length).toBeGreaterThan(15)
    const guided = questions.filter((question) => answer(question).includes('"manual:simulador/'))
    expect(guided.toSorted()).toEqual(GUIDES.map(({ question }) => question).toSorted())
    const alone = questions.filter(
      (question) => answer(question).includes('"manual:maquinas/') && !guided.includes(question),
    )
    expect(alone.filter((question) => !answer(question).includes('"manual:maquinas/medication-alert"'))).toEqual([])
  })

  it('of who sees the chat of a referral: the rule of the chat leads to the one of the referral', () => {
    const chat = rules.find(({ id }) => id === 'chat/reach')
    expect(chat?.nombra).toContain('referral/reach#referralScope')
    const known = new Set(rules.map(({ id }) => id))
    expect(rules.flatMap(({ id, nombra }) => nombra.filter((other) => other === id || !known.has(other)))).toEqual([])
  })

  it('quote sentences that the product says', () => {
    const said = [
      ...rules.flatMap(({ mensajes, regla }) => [...mensajes, regla]),
      ...features.flatMap(({ escenarios }) =>
        escenarios.flatMap(({ pasos, ejemplos }) => [...pasos.map(({ texto }) => texto), ...ejemplos.flat()]),
      ),
    ].join('\n')
    const html = pages.find(({ id }) => id === 'preguntas')?.html ?? ''
    const quoted = [...html.matchAll(/«([^«»]{12,})»/gu)].map(([, words = '']) => words.replaceAll(/\s+/gu, ' '))
    expect(quoted.length).toBeGreaterThan(5)
    const names = features.flatMap(({ escenarios }) => escenarios.map(({ nombre }) => nombre))
    const sum = /^\d\d \w{3} \+ \d+ días − 1$/u
    expect(quoted.filter((words) => !said.includes(words) && !names.includes(words) && !sum.test(words))).toEqual([])
  })
})

it('a tall picture begins each drawing on a line of its own, with its heading: there the manual takes it apart', () => {
  const svg = machines.find(({ id }) => id === 'medicationAlert')?.svg ?? ''
  const beginnings = svg.match(/\n<text class="titulo" x="\d+" y="\d+" font-size="\d+">/gu) ?? []
  expect(beginnings.length).toBeGreaterThan(2)
  expect(svg.match(/class="titulo"/gu)).toHaveLength(beginnings.length)
  expect(svg).toMatch(/^<svg [^>]*? width="\d+" height="\d+" viewBox="[^"]*">/u)
})

describe('the calls', () => {
  it('are all there, each with what it takes and answers as JSON Schema', () => {
    const calls = manualCalls()
    expect(calls).toHaveLength(allEntries().length)
    for (const { entra, sale } of calls)
      for (const text of [entra, sale]) if (text !== '') expect(typeof JSON.parse(text)).toBe('object')
  })
})
