/** `/referencia/registro`: registering a referral, and those that the person or their site registered. @fuente spec 1 §2 */
import { REFERRAL_MENU_PERMISSION, REFERRAL_REGISTER_PERMISSION } from '@cauce/contract/referencias'
import { hasPermission } from '@cauce/domain/session/permission'
import { ChipsFilter } from '@cauce/ui/chips-filter/chips-filter'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useUser } from '../../actors/session.ts'
import { NoPermission } from '../../app/no-permission.tsx'
import { usePageTitle } from '../../app/page-title.ts'
import { count } from '../../workspaces/access/address.ts'
import { ReferralQueue } from '../../workspaces/referral-queue/referral-queue.tsx'
import { RegistrationWorkspace } from '../../workspaces/referral-registration/registration-workspace.tsx'

const TITLE = 'Registrar referencia'
const TABLE = 'referencia.registro'
const VIEW = 'vista'
const REGISTERED = 'registradas'
const NEW = 'nueva'
const VIEWS = [
  { value: NEW, label: 'Nueva remisión' },
  { value: REGISTERED, label: 'Registradas por mi sede' },
] as const

/** The consultation that the address says; null: none. */
const consultationOf = (search: URLSearchParams): number | null => count(search.get('consulta'))

const Register = ({ userId }: { readonly userId: number }) => {
  const [search, setSearch] = useSearchParams()
  const [round, setRound] = useState(0)
  const view = search.get(VIEW) === REGISTERED ? REGISTERED : NEW
  usePageTitle(TITLE)
  const views = (
    <ChipsFilter
      label="Registro"
      options={VIEWS}
      value={view}
      onChange={(wanted) => setSearch(wanted === NEW ? {} : { [VIEW]: wanted })}
    />
  )
  if (view === REGISTERED)
    return (
      <ReferralQueue
        title={TITLE}
        cola="registradas"
        tableKey={TABLE}
        caption="Remisiones registradas"
        nothing="Todavía no se ha registrado ninguna remisión"
        because="Aquí quedan las que registren usted o su sede."
        actions={views}
      />
    )
  return (
    <div className="his">
      <header className="his-top">
        <h1>{TITLE}</h1>
        {views}
      </header>
      <RegistrationWorkspace
        key={round}
        userId={userId}
        consultaId={consultationOf(search)}
        onOpen={(id) => setSearch({ [VIEW]: REGISTERED, remision: String(id) })}
        onAnother={() => {
          setSearch({})
          setRound(round + 1)
        }}
      />
    </div>
  )
}

const Registro = () => {
  const user = useUser()
  const missing = [REFERRAL_MENU_PERMISSION, REFERRAL_REGISTER_PERMISSION].find((key) => !hasPermission(user, key))
  return missing === undefined ? <Register userId={user?.id ?? 0} /> : <NoPermission permission={missing} />
}

export default Registro
