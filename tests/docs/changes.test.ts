/** What `npm test -- cambios` chooses to run. */
import { expect, it } from 'vitest'
import { featuresReached } from '../../tools/changes/features.ts'
import { importGraph } from '../../tools/changes/graph.ts'
import { reachOf } from '../../tools/changes/reach.ts'

const RULE = 'packages/domain/src/medication/monthly-quantity.ts'
const NOTHING = { tests: [], browserTests: [], rules: [], features: [], steps: [] }

const graph = (imports: Readonly<Record<string, readonly string[]>>) => new Map(Object.entries(imports))

it('follows who imports the changed file, one way or another, to the tests and the rules', () => {
  const imports = graph({
    'packages/domain/src/medication/line.ts': [RULE],
    'packages/domain/src/medication/line.test.ts': ['packages/domain/src/medication/line.ts'],
    'packages/domain/src/text/csv.test.ts': ['packages/domain/src/text/csv.ts'],
  })
  expect(reachOf(imports, [RULE])).toEqual({
    ...NOTHING,
    tests: ['packages/domain/src/medication/line.test.ts'],
    rules: ['medication/line', 'medication/monthly-quantity'],
  })
})

it('asks for the rules that changed code uses, and not for those of a changed test', () => {
  const imports = graph({
    'apps/api/src/modules/medicamentos/service.ts': [RULE],
    'apps/web/src/workspaces/medications/line.test.tsx': ['packages/domain/src/text/csv.ts'],
  })
  expect(reachOf(imports, [...imports.keys()]).rules).toEqual(['medication/monthly-quantity'])
})

it('goes no further than where everything meets, and takes the tests of the module instead', () => {
  const service = 'apps/api/src/modules/chat/service.ts'
  const imports = graph({
    'apps/api/src/server.ts': [service],
    'apps/api/src/start.ts': ['apps/api/src/server.ts'],
    'apps/api/src/modules/chat/mensajes.test.ts': ['tests/support/server.ts'],
    'apps/api/src/modules/pdf/generar.test.ts': ['tests/support/server.ts'],
    'tests/support/server.ts': ['apps/api/src/start.ts'],
  })
  expect(reachOf(imports, [service]).tests).toEqual(['apps/api/src/modules/chat/mensajes.test.ts'])
})

it('takes the paths for a machine, and tells tests of a browser, features and steps apart', () => {
  const machine = 'packages/machines/src/chat.ts'
  const imports = graph({
    'tests/paths/walks.paths.ts': [],
    'tests/e2e/specs/chat.e2e.ts': ['tests/e2e/pages/chat.ts'],
    'tests/e2e/pages/chat.ts': [],
    'features/pasos/chat.ts': ['tests/e2e/pages/chat.ts'],
  })
  expect(reachOf(imports, [machine, 'tests/e2e/pages/chat.ts', 'features/chat/mensajes.feature'])).toEqual({
    ...NOTHING,
    tests: ['tests/paths/walks.paths.ts'],
    browserTests: ['tests/e2e/specs/chat.e2e.ts'],
    features: ['features/chat/mensajes.feature'],
    steps: ['features/pasos/chat.ts'],
  })
})

it('reads the imports of the real tree: by name of a room, relative, and what is exported again', () => {
  const test = 'packages/domain/src/medication/monthly-quantity.test.ts'
  const property = 'tests/properties/medication/monthly-quantity.prop.ts'
  const imports = importGraph([test, property, 'no/such-file.ts', 'docs/glossary.md'])
  expect([...imports.keys()]).toEqual([test, property])
  expect(imports.get(test)).toContain(RULE)
  expect(imports.get(property)).toContain(RULE)
})

it('chooses the features that name a reached rule, and those that were written again', () => {
  const all = [
    'features/medicamentos/linea.feature',
    'features/sesion/ingreso.feature',
    'features/chat/mensajes.feature',
  ]
  const reach = { ...NOTHING, rules: ['medication/monthly-quantity'], features: ['features/chat/mensajes.feature'] }
  expect(featuresReached(reach, all, null)).toEqual([all[0], all[2]])
})
