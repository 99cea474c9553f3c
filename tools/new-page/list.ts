/** The files of a list: its declaration and its call, who answers it, the browser's endpoint, its screen, what the tests are told. */
import type { Files } from './master.ts'
import type { PageNames } from './names.ts'

const contractOf = ({ module, permission, page, route }: PageNames): string => `/** ${route.lets} @fuente spec 1 §2 */
import * as Schema from 'effect/Schema'
import { entry } from './entry.ts'
import { defineList, textOf } from './kit/list.ts'
import { pageInQuery, pageOf } from './kit/page.ts'

const Row = Schema.Struct({ id: Schema.Int, nombre: Schema.String })
export type Row = typeof Row.Type

export const ${module}List = defineList({
  filters: { texto: textOf(100) },
  sorts: { nombre: 'up' },
  usual: 'nombre',
})

export const ${module} = {
  lista: entry({
    method: 'GET',
    path: '/${page}',
    kind: 'read',
    access: { permission: '${permission}' },
    summary: '${route.lets}',
    query: Schema.Struct({ ...${module}List.fields, ...pageInQuery }),
    answer: pageOf(Row, {}),
  }),
} as const
`

const serverOf = ({ module, folder }: PageNames): Files => ({
  [`apps/api/src/modules/${folder}/module.ts`]: `/** What the module \`${module}\` gives to the server. */
import { ${module} } from '@cauce/contract/${folder}'
import { defineModule } from '../../kit/module.ts'
import { list } from './service.ts'

export const module = defineModule(${module}, { lista: ({ query }, ctx) => list(ctx, query) })
`,
  [`apps/api/src/modules/${folder}/queries.ts`]: `/** What is read of the tables of this module. */
import type { Row } from '@cauce/contract/${folder}'
import type { Kysely } from 'kysely'
import type { DB } from '../../db/tables.ts'

/** The rows: of a table that is there, until the module has its own. */
export const rows = (db: Kysely<DB>): Promise<readonly Row[]> =>
  db.selectFrom('estados').select(['id', 'nombre']).execute()
`,
  [`apps/api/src/modules/${folder}/service.ts`]: `/** The list: few rows by nature; one that grows reads an index instead (\`pageAsked\`). */
import type { Answer, Query } from '@cauce/contract/entry'
import { type ${module}, ${module}List, type Row } from '@cauce/contract/${folder}'
import type { UserCtx } from '../../http/handle.ts'
import { smallList } from '../../kit/list/small-list.ts'
import * as queries from './queries.ts'

type List = (typeof ${module})['lista']

const LIST = {
  text: ({ nombre }: Row) => nombre,
  sorts: { nombre: ({ nombre }: Row) => nombre },
  tie: ({ id }: Row) => id,
  groups: {},
} as const

export const list = async (ctx: UserCtx, query: Query<List>): Promise<Answer<List>> =>
  smallList(await queries.rows(ctx.db), LIST, query, ${module}List.usual).page
`,
})

const screenOf = ({
  module,
  component,
  folder,
  page,
  permission,
  title,
  route,
}: PageNames): string => `/** \`/${page}\`: ${route.lets} @fuente spec 1 §2 */
import { ${module}List, type Row } from '@cauce/contract/${folder}'
import type { Column } from '@cauce/ui/data-table/data-table'
import { ListPage } from '../../kit/list/list-page.tsx'
import { useList } from '../../kit/list/use-list.ts'
import { use${component}Query } from '../../store/${folder}-api.ts'

const COLUMNS: readonly Column<Row>[] = [{ key: 'nombre', title: 'Nombre', cell: ({ nombre }) => nombre }]

const ${component} = () => {
  const list = useList(${module}List, '${permission}')
  const query = use${component}Query({ query: list.page }, { refetchOnMountOrArgChange: true })
  return (
    <ListPage
      list={list}
      title="${title}"
      searches="Nombre"
      columns={COLUMNS}
      fixed={['nombre']}
      query={query}
      none={{ title: 'Todavía no hay nada' }}
      noneFound={{ title: 'Nada con estos filtros' }}
    />
  )
}

export default ${component}
`

export const listFiles = (names: PageNames): Files => {
  const { module, component, folder, page } = names
  const endpoint = `${component.slice(0, 1).toLowerCase()}${component.slice(1)}`
  return {
    [`packages/contract/src/${folder}.ts`]: contractOf(names),
    ...serverOf(names),
    [`apps/web/src/store/${folder}-api.ts`]: `/** The calls of \`${page}\` as RTK Query endpoints. */
import { ${module} } from '@cauce/contract/${folder}'
import { baseApi, queryOf } from './base-api.ts'

const ${module}Api = baseApi.enhanceEndpoints({ addTagTypes: ['${component}'] }).injectEndpoints({
  endpoints: (build) => ({ ${endpoint}: queryOf(build, ${module}.lista, { provides: ['${component}'] }) }),
})

export const { use${component}Query } = ${module}Api
`,
    [`apps/web/src/screens/${page}.tsx`]: screenOf(names),
    [`tests/support/modules/${folder}.ts`]: `/** The calls of \`${page}\`. */
import type { ModuleTests } from '../module-tests.ts'

export const tests: ModuleTests = {
  plain: {
    'es una lista o un catálogo de la instalación, igual para todos los que pueden verlo': { '${module}.lista': {} },
  },
}
`,
  }
}
