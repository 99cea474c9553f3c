/**
 * Own lines and files of each page in service, tests included, beside the bar of its kind. `npm run bench -- pages [FOLDER]`: of this
 * repository, or of another copy of it. What several pages share (the kit, their workspaces) is of none of them.
 */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

type Kind = 'maestro' | 'informe' | 'lista' | 'bandeja' | 'otra'

/** Most lines of a page; what has no bar is counted all the same. */
const BARS: Readonly<Record<Kind, number | null>> = { maestro: 80, informe: 120, lista: null, bandeja: 500, otra: null }

/** Of the pages that are not at the same path in every room: their kind, and what else is theirs alone. */
const KNOWN: Readonly<Record<string, readonly [Kind, ...string[]]>> = {
  'desarrollo/estado': [
    'lista',
    'packages/contract/src/estados.ts',
    'apps/api/src/modules/estados/**',
    'apps/web/src/store/estados-api.ts',
  ],
  'desarrollo/permiso': ['lista', 'apps/api/src/modules/roles/permi*'],
  'admin/roles': ['lista', 'packages/contract/src/roles.ts', 'apps/web/src/store/roles-api.ts'],
  'admin/usuarios': [
    'lista',
    'packages/contract/src/usuarios*.ts',
    'apps/api/src/modules/usuarios/**',
    'apps/web/src/store/usuarios-api.ts',
  ],
  'admin/auditoria': ['lista'],
  'admin/auditoria-logueos': ['lista', 'apps/api/src/modules/auditoria/{sign-in*,ingresos*}'],
  'estadistica/usuarios-en-linea': ['lista', 'apps/api/src/modules/auditoria/{presence*,en-linea*}'],
  'api/clientes': [
    'lista',
    'packages/contract/src/clientes.ts',
    'apps/api/src/modules/clientes/**',
    'apps/web/src/store/clientes-api.ts',
  ],
  'panelMedico/atencion': ['lista'],
  'inicio/gestionContenido': ['lista'],
  'historico/reportes': ['informe', 'apps/api/src/modules/historico/report*'],
  'referencia/reportes': ['informe', 'apps/api/src/modules/referencias/report*'],
  'firmas/segundas': ['bandeja', 'packages/contract/src/firmas.ts', 'packages/domain/src/medication/signature-life.ts'],
  'aseguramiento/novedades': ['bandeja', 'packages/domain/src/insurance/change-life.ts'],
  'aseguramiento/portabilidad': ['bandeja', 'packages/domain/src/insurance/portability-*.ts'],
  'aseguramiento/portabilidadSalida': ['bandeja'],
  'referencia/seguimientos': ['bandeja'],
  'referencia/procesado': ['bandeja'],
}

/** As files are named outside the screens: `grupo-subgrupos`. */
const kebab = (page: string): string => page.replaceAll(/([a-z0-9])([A-Z])/gu, '$1-$2').toLowerCase()

/** The module of a list that `tools/new-page.ts` made: `farmacia-kardex`. */
const moduleOf = (page: string): string => kebab(page).replaceAll('/', '-')

const TEST = /\.(?:test|e2e)\.tsx?$/u
const ownFiles = (root: string, page: string): readonly string[] =>
  [
    ...new Set(
      [
        `apps/web/src/screens/${page}.tsx`,
        `apps/web/src/screens/${page}/**`,
        `packages/{domain,machines,contract}/src/**/{${page},${kebab(page)}}.ts`,
        `packages/contract/src/${moduleOf(page)}.ts`,
        `apps/api/src/modules/${moduleOf(page)}/**`,
        `apps/web/src/store/${moduleOf(page)}-api.ts`,
        `tests/support/modules/${moduleOf(page)}.ts`,
        ...(KNOWN[page]?.slice(1) ?? []),
      ].flatMap((pattern) => globSync(pattern, { cwd: root })),
    ),
  ].filter((file) => /\.(?:tsx?|css)$/u.test(file))

const lines = (root: string, files: readonly string[]): number =>
  files.reduce((sum, file) => sum + readFileSync(path.join(root, file), 'utf8').trimEnd().split('\n').length, 0)

const kindOf = (root: string, page: string): Kind =>
  KNOWN[page]?.[0] ??
  (globSync(`packages/domain/src/masters/{${page},${kebab(page)}}.ts`, { cwd: root }).length > 0
    ? 'maestro'
    : globSync(`packages/contract/src/${moduleOf(page)}.ts`, { cwd: root }).length > 0
      ? 'lista'
      : 'otra')

/** Prints them; fails where a page that a declaration makes is over its bar. */
export const bench = async ([folder]: readonly string[]): Promise<boolean> => {
  const root = folder ?? path.join(import.meta.dirname, '../..')
  const pages = globSync('apps/web/src/screens/*/*.tsx', { cwd: root })
    .map((file) => file.replace(/^apps\/web\/src\/screens\/|\.tsx$/gu, ''))
    .filter((page) => !/^(?:ingreso|perfil|verificar)\/|^inicio\/[a-z]+-|\.test$/u.test(page))
    .toSorted()
  let held = true
  console.log('| página | clase | archivos | fuente | pruebas | en todo | tope |\n|---|---|--:|--:|--:|--:|--:|')
  for (const page of pages) {
    const files = ownFiles(root, page)
    const tests = files.filter((file) => TEST.test(file))
    const [all, ofTests] = [lines(root, files), lines(root, tests)]
    const kind = kindOf(root, page)
    const bar = BARS[kind]
    const isOver = bar !== null && all > bar
    if (isOver && kind === 'maestro') held = false
    const beside = bar === null ? '' : `${bar}${isOver ? ' ✗' : ''}`
    console.log(`| ${page} | ${kind} | ${files.length} | ${all - ofTests} | ${ofTests} | ${all} | ${beside} |`)
  }
  return held
}
