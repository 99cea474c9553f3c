/** `/api/clientes`: the programs that may connect. @fuente spec 1 §3, §4, §7 */
import { PlusIcon } from '@blueprintjs/icons'
import type { Program } from '@cauce/contract/clientes'
import { Action } from '@cauce/ui/action/action'
import { Card } from '@cauce/ui/card/card'
import { DataTable } from '@cauce/ui/data-table/data-table'
import { EmptyState } from '@cauce/ui/empty-state/empty-state'
import { Page } from '@cauce/ui/page/page'
import { PageHead } from '@cauce/ui/page-head/page-head'
import { useState } from 'react'
import { usePageTitle } from '../../app/page-title.ts'
import { useTableChoice } from '../../app/table-choice.tsx'
import { failureText } from '../../store/call.ts'
import { useProgramasQuery } from '../../store/clientes-api.ts'
import { InstitutionMails } from './clientes/institution-mails.tsx'
import { KeyDialog } from './clientes/key-dialog.tsx'
import { NewKeyDialog } from './clientes/new-key-dialog.tsx'
import { programColumns } from './clientes/program-columns.tsx'
import { ProgramForm, type GivenKey } from './clientes/program-form.tsx'
import '../../workspaces/audit/audit.css'
import './clientes/clientes.css'

const TITLE = 'Clientes de la API'
/** Names the list in the preferences. */
const TABLE = 'api.clientes'
const FIXED = ['programa', 'estado']
const SIZES = [50] as const
const NO_ROWS: readonly Program[] = []

type Open =
  | { readonly what: 'form'; readonly program: Program | null }
  | { readonly what: 'ask'; readonly program: Program }
  | { readonly what: 'key'; readonly given: GivenKey }

const Clientes = () => {
  usePageTitle(TITLE)
  const { data, currentData, error, isFetching, refetch, fulfilledTimeStamp } = useProgramasQuery(
    {},
    { refetchOnMountOrArgChange: true },
  )
  const [open, setOpen] = useState<Open | null>(null)
  const close = (): void => setOpen(null)
  const create = (): void => setOpen({ what: 'form', program: null })
  const showKey = (given: GivenKey): void => setOpen({ what: 'key', given })
  const table = useTableChoice(
    TABLE,
    programColumns({
      nowMs: fulfilledTimeStamp ?? 0,
      onEdit: (program) => setOpen({ what: 'form', program }),
      onNewKey: (program) => setOpen({ what: 'ask', program }),
    }),
    { sizes: SIZES, fixed: FIXED },
  )
  const failed = error !== undefined && currentData === undefined
  return (
    <Page>
      <PageHead title={TITLE}>
        {table.chooser}
        <Action kind="filled" icon={<PlusIcon />} onClick={create}>
          Crear un programa
        </Action>
      </PageHead>
      <p className="ca-second">
        Programas que hacen llamadas en nombre de una persona que ingresó. Uno inactivo no puede hacer ninguna, aunque
        la persona sí pueda.
      </p>
      <Card flush>
        <DataTable
          caption={TITLE}
          columns={table.columns}
          rows={data ?? NO_ROWS}
          rowKey={({ id }) => id}
          state={failed ? 'failed' : isFetching && data === undefined ? 'loading' : 'ready'}
          failure={failed ? failureText(error) : undefined}
          onRetry={() => void refetch()}
          empty={
            <EmptyState
              title="Ningún programa puede conectarse todavía"
              text="Cree uno y entregue su clave a quien lo administra."
            />
          }
        />
      </Card>
      <InstitutionMails />
      {open?.what === 'form' ? <ProgramForm program={open.program} onClose={close} onCreated={showKey} /> : null}
      {open?.what === 'ask' ? <NewKeyDialog program={open.program} onClose={close} onGiven={showKey} /> : null}
      {open?.what === 'key' ? <KeyDialog given={open.given} onClose={close} /> : null}
    </Page>
  )
}

export default Clientes
