/** `/referencia/registro`: registering a referral, and those that the person or their site registered. @fuente spec 1 §2 */
import { REFERRAL_MENU_PERMISSION, REFERRAL_REGISTER_PERMISSION } from '@cauce/contract/referencias'
import { hasPermission } from '@cauce/domain/session/permission'
import { ChipsFilter } from '@cauce/ui/chips-filter/chips-filter'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useUser } from '../../actors/session.ts'
import { NoPermission } from '../../app/no-permission.tsx'
import { usePageTitle } from '../../app/page-title.ts'
import { ReferralView } from '../../workspaces/referral/referral-view.tsx'
import { REFERRAL } from '../../workspaces/referral-queue/queue-view.ts'
import { ReferralQueue } from '../../workspaces/referral-queue/referral-queue.tsx'
import { useQueue } from '../../workspaces/referral-queue/use-queue.ts'
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

const Registered = () => {
  const queue = useQueue('registradas', TABLE)
  const { remision } = queue.view
  if (remision !== null) return <ReferralView key={remision} id={remision} onClose={queue.close} />
  return (
    <ReferralQueue
      queue={queue}
      tableKey={TABLE}
      title="Remisiones registradas"
      nothing="Todavía no se ha registrado ninguna remisión"
      because="Aquí quedan las que registren usted o su sede."
    />
  )
}

/** The consultation that the address says; null: none. */
const consultationOf = (search: URLSearchParams): number | null => {
  const id = search.get('consulta') ?? ''
  return /^[1-9]\d{0,8}$/u.test(id) ? Number(id) : null
}

const Register = ({ userId }: { readonly userId: number }) => {
  const [search, setSearch] = useSearchParams()
  const [round, setRound] = useState(0)
  const view = search.get(VIEW) === REGISTERED ? REGISTERED : NEW
  const isOpen = view === REGISTERED && search.has(REFERRAL)
  usePageTitle(TITLE)
  return (
    <div className="his">
      {isOpen ? null : (
        <header className="his-top">
          <h1>{TITLE}</h1>
          <ChipsFilter
            label="Registro"
            options={VIEWS}
            value={view}
            onChange={(wanted) => setSearch(wanted === NEW ? {} : { [VIEW]: wanted })}
          />
        </header>
      )}
      {view === REGISTERED ? (
        <Registered />
      ) : (
        <RegistrationWorkspace
          key={round}
          userId={userId}
          consultaId={consultationOf(search)}
          onOpen={(id) => setSearch({ [VIEW]: REGISTERED, [REFERRAL]: String(id) })}
          onAnother={() => {
            setSearch({})
            setRound(round + 1)
          }}
        />
      )}
    </div>
  )
}

const Registro = () => {
  const user = useUser()
  const missing = [REFERRAL_MENU_PERMISSION, REFERRAL_REGISTER_PERMISSION].find((key) => !hasPermission(user, key))
  return missing === undefined ? <Register userId={user?.id ?? 0} /> : <NoPermission permission={missing} />
}

export default Registro
