/** The words and abbreviations with which a prescription is written in Colombia. Compared without accents, in lower case. */
import type { TimeUnit } from './time-unit.ts'

/** Route as it is written to its name in the list of routes. */
export const ROUTE_WORDS: ReadonlyMap<string, string> = new Map([
  ['vo', 'Oral'],
  ['v.o', 'Oral'],
  ['v.o.', 'Oral'],
  ['oral', 'Oral'],
  ['im', 'Intramuscular'],
  ['intramuscular', 'Intramuscular'],
  ['iv', 'Intravenosa'],
  ['ev', 'Intravenosa'],
  ['intravenosa', 'Intravenosa'],
  ['endovenosa', 'Intravenosa'],
  ['sc', 'Subcutánea'],
  ['subcutanea', 'Subcutánea'],
  ['sl', 'Sublingual'],
  ['sublingual', 'Sublingual'],
  ['inh', 'Inhalatoria'],
  ['inhalada', 'Inhalatoria'],
  ['inhalado', 'Inhalatoria'],
  ['inhalatoria', 'Inhalatoria'],
  ['td', 'Transdérmica'],
  ['transdermica', 'Transdérmica'],
  ['dermica', 'Dérmica'],
  ['nasal', 'Nasal'],
  ['oft', 'Oftálmica'],
  ['oftalmica', 'Oftálmica'],
  ['otica', 'Ótica'],
  ['top', 'Tópica'],
  ['topica', 'Tópica'],
  ['vr', 'Rectal'],
  ['rectal', 'Rectal'],
  ['vv', 'Vaginal'],
  ['vaginal', 'Vaginal'],
  ['enjuague', 'Enjuague'],
  ['enteral', 'Enteral'],
])

/** Presentation unit as it is written to its name in the catalogue; what is not a presentation (mL, UI, gotas) stays as it is. */
export const DOSE_WORDS: ReadonlyMap<string, string> = new Map([
  ...['tab', 'tabs', 'tb', 'tableta', 'tabletas', 'comp', 'comprimido', 'comprimidos'].map((word): [string, string] => [
    word,
    'Tableta',
  ]),
  ...['cap', 'caps', 'cps', 'capsula', 'capsulas'].map((word): [string, string] => [word, 'Cápsula']),
  ...['amp', 'amps', 'ampolla', 'ampollas'].map((word): [string, string] => [word, 'Ampolla']),
  ...['vial', 'viales'].map((word): [string, string] => [word, 'Vial']),
  ...['frasco', 'frascos', 'fco'].map((word): [string, string] => [word, 'Frasco']),
  ...['sobre', 'sobres'].map((word): [string, string] => [word, 'Sobre']),
  ...['parche', 'parches'].map((word): [string, string] => [word, 'Parche']),
  ...['ovulo', 'ovulos'].map((word): [string, string] => [word, 'Óvulo']),
  ...['sup', 'supositorio', 'supositorios'].map((word): [string, string] => [word, 'Supositorio']),
  ...['jeringa', 'jeringas'].map((word): [string, string] => [word, 'Jeringa']),
  ...['inhalador', 'inhaladores'].map((word): [string, string] => [word, 'Inhalador']),
  ...['tubo', 'tubos'].map((word): [string, string] => [word, 'Tubo']),
  ['ml', 'mL'],
  ['cc', 'mL'],
  ...['gota', 'gotas', 'gts', 'gtt'].map((word): [string, string] => [word, 'gotas']),
  ...['puff', 'puffs', 'inhalacion', 'inhalaciones', 'disparo', 'disparos'].map((word): [string, string] => [
    word,
    'inhalaciones',
  ]),
  ...['u', 'ui', 'unidad', 'unidades'].map((word): [string, string] => [word, 'UI']),
])

/** Interval unit as it is written: its unit and how many of it. */
export const INTERVAL_WORDS: ReadonlyMap<string, { readonly tiempo: TimeUnit; readonly veces: number }> = new Map([
  ...['h', 'hs', 'hr', 'hrs', 'hora', 'horas'].map((word): [string, { tiempo: TimeUnit; veces: number }] => [
    word,
    { tiempo: 'Horas', veces: 1 },
  ]),
  ...['d', 'dia', 'dias'].map((word): [string, { tiempo: TimeUnit; veces: number }] => [
    word,
    { tiempo: 'Días', veces: 1 },
  ]),
  ...['sem', 'semana', 'semanas'].map((word): [string, { tiempo: TimeUnit; veces: number }] => [
    word,
    { tiempo: 'Días', veces: 7 },
  ]),
])

/** Amounts that are written as a word or a sign. */
export const AMOUNT_WORDS: ReadonlyMap<string, number> = new Map([
  ['media', 0.5],
  ['medio', 0.5],
  ['½', 0.5],
  ['1/2', 0.5],
  ['1/4', 0.25],
  ['un', 1],
  ['una', 1],
  ['uno', 1],
  ['dos', 2],
  ['tres', 3],
])

/** Times a day to the hours between takes. */
export const TIMES_A_DAY: ReadonlyMap<string, number> = new Map([
  ['una', 24],
  ['1', 24],
  ['dos', 12],
  ['2', 12],
  ['tres', 8],
  ['3', 8],
  ['cuatro', 6],
  ['4', 6],
  ['6', 4],
])
