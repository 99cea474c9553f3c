import { describePermission } from '@cauce/domain/access/permission-list'
import type { KeyImpact } from '@cauce/domain/access/impact'
import type { ReviewedImpact } from '@cauce/machines/role-edit/types'
import { Action } from '@cauce/ui/action/action'
import { Card } from '@cauce/ui/card/card'
import { Modal, ModalFoot } from '@cauce/ui/modal/modal'
import { StatusChip, type Tone } from '@cauce/ui/status-chip/status-chip'
import { useRef } from 'react'
import { ScrollList } from '../../../workspaces/access/scroll-list.tsx'
import { people, permissions, screens } from '../../../workspaces/access/words.ts'
import { useLast } from '../../../kit/dialog/use-last.ts'
import { useShortcuts } from '../../../kit/form/use-shortcuts.ts'
import { ReviewPeople } from './review-people.tsx'
import type { RoleEdit } from './use-role-edit.ts'

/** What the change means for people, in one sentence. */
const consequence = ({
  con_rol,
  personas,
  paginas,
}: ReviewedImpact): { readonly tone: Tone; readonly text: string } => {
  if (con_rol === 0) return { tone: 'ok', text: 'Nadie tiene este rol: el cambio no toca a nadie.' }
  if (personas === 0) {
    return {
      tone: 'ok',
      text: `${people(con_rol)} tienen este rol y ninguna lo nota: ya tienen lo mismo por otro rol.`,
    }
  }
  const all = personas === con_rol ? '' : ` de las ${con_rol} que tienen el rol`
  const verb = personas === 1 ? 'lo nota' : 'lo notan'
  const now = `${people(personas)}${all} ${verb} en el acto, sin volver a ingresar`
  return paginas.length === 0
    ? { tone: 'info', text: `${now}.` }
    : { tone: 'waiting', text: `${now}. Hay ${screens(paginas.length)} que alguien deja de abrir.` }
}

interface KeysProps {
  /** "Se quita 1 permiso". */
  readonly title: string
  readonly tone: Tone
  readonly keys: readonly KeyImpact[]
  /** How many people have the role. */
  readonly holders: number
  /** "Lo pierde", "Lo pierden". */
  readonly verbs: readonly [string, string]
}

const Who = ({ personas, holders, tone, verbs }: Omit<KeysProps, 'title' | 'keys'> & { readonly personas: number }) => {
  if (holders === 0) return <span className="ca-second">nadie tiene el rol</span>
  if (personas === 0) return <span className="ca-second">nadie lo nota: lo tienen por otro rol</span>
  return <StatusChip tone={tone} label={`${verbs[personas === 1 ? 0 : 1]} ${people(personas)}`} />
}

const Keys = ({ title, keys, ...rest }: KeysProps) =>
  keys.length === 0 ? null : (
    <Card title={title}>
      <ScrollList label={title} className="rol-keys" rows={keys.length}>
        {keys.map(({ clave, personas }) => (
          <li key={clave}>
            <span>
              {describePermission(clave).titulo}
              <span className="acc-second ca-second acc-key">{clave}</span>
            </span>
            <Who personas={personas} {...rest} />
          </li>
        ))}
      </ScrollList>
    </Card>
  )

const Review = ({ impact, edit }: { readonly impact: ReviewedImpact; readonly edit: RoleEdit }) => {
  const { tone, text } = consequence(impact)
  const words = edit.base.nombre !== edit.draft.nombre.trim() && edit.base.id !== null
  return (
    <div className="acc-stack">
      <p className={`acc-banner rol-sentence acc-banner-${tone === 'waiting' ? 'waiting' : 'info'}`}>{text}</p>
      {edit.error === null ? null : (
        <p className="acc-banner acc-banner-bad" role="alert">
          {edit.error}
        </p>
      )}
      {words ? (
        <p>
          Cambia de nombre: «{edit.base.nombre}» pasa a «{edit.draft.nombre.trim()}».
        </p>
      ) : null}
      <div className="rol-review">
        <Keys
          title={`${impact.pierden.length === 1 ? 'Se quita' : 'Se quitan'} ${permissions(impact.pierden.length)}`}
          tone="bad"
          keys={impact.pierden}
          holders={impact.con_rol}
          verbs={['Lo pierde', 'Lo pierden']}
        />
        <Keys
          title={`${impact.ganan.length === 1 ? 'Se da' : 'Se dan'} ${permissions(impact.ganan.length)}`}
          tone="ok"
          keys={impact.ganan}
          holders={impact.con_rol}
          verbs={['Lo gana', 'Lo ganan']}
        />
      </div>
      {impact.paginas.length === 0 ? null : (
        <Card title="Dejan de abrir" note={screens(impact.paginas.length)}>
          <ScrollList label="Dejan de abrir" className="rol-keys" rows={impact.paginas.length}>
            {impact.paginas.map(({ ruta, titulo, personas }) => (
              <li key={ruta}>
                <span>
                  {titulo}
                  <span className="acc-second ca-second acc-key">{ruta}</span>
                </span>
                <span className="ca-second">{people(personas)}</span>
              </li>
            ))}
          </ScrollList>
        </Card>
      )}
      <ReviewPeople impact={impact} />
    </div>
  )
}

/** The step before saving: what is given and taken, in words, and for whom. */
export const ReviewDialog = ({ edit }: { readonly edit: RoleEdit }) => {
  const impact = useLast(edit.impact)
  const body = useRef<HTMLDivElement>(null)
  useShortcuts(body, { 'Ctrl Enter': edit.isReviewing && !edit.isSaving ? edit.save : undefined })
  const concerned = impact?.personas ?? 0
  return (
    <Modal
      isOpen={edit.isReviewing}
      onClose={edit.isSaving ? undefined : edit.leaveReview}
      closeLabel="Seguir editando"
      size={1080}
      title="Revisar antes de guardar"
      note={edit.draft.nombre.trim()}
      foot={
        <ModalFoot note="Queda en la auditoría con su nombre.">
          <Action kind="quiet" disabled={edit.isSaving} onClick={edit.leaveReview}>
            Seguir editando
          </Action>
          <Action kind="filled" keys="Ctrl Enter" busy={edit.isSaving} onClick={edit.save}>
            {concerned === 0 ? 'Guardar el rol' : `Guardar para ${people(concerned)}`}
          </Action>
        </ModalFoot>
      }
    >
      <div ref={body}>{impact === null ? null : <Review impact={impact} edit={edit} />}</div>
    </Modal>
  )
}
