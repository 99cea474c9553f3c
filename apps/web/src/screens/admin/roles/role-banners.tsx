import { Action } from '@cauce/ui/action/action'
import { permissions } from '../../../workspaces/access/words.ts'
import type { RoleEdit } from './use-role-edit.ts'

interface RoleBannersProps {
  readonly edit: RoleEdit
  /** Keys of the copied role that the person does not hold. */
  readonly notCopied: number
}

const missing = (total: number): string =>
  `${permissions(total)} del rol original no se ${total === 1 ? 'copió' : 'copiaron'}: usted no ${total === 1 ? 'lo' : 'los'} tiene.`

/** What the person must know before going on: somebody else's change, a refusal, what was recovered, what was not copied. */
export const RoleBanners = ({ edit, notCopied }: RoleBannersProps) => (
  <>
    {edit.isConflict ? (
      <div className="acc-banner acc-banner-waiting" role="alert">
        <p>{edit.error}</p>
        <Action busy={edit.isReloading} onClick={edit.seeTheirs}>
          Traer sus cambios
        </Action>
      </div>
    ) : edit.error === null || edit.isReviewing ? null : (
      <div className="acc-banner acc-banner-bad" role="alert">
        <p>{edit.error}</p>
      </div>
    )}
    {edit.isRecovered ? (
      <div className="acc-banner acc-banner-info">
        <p>Se recuperó lo que había cambiado sin guardar.</p>
        <Action onClick={edit.drop}>Descartarlo</Action>
      </div>
    ) : null}
    {notCopied === 0 ? null : (
      <div className="acc-banner acc-banner-info">
        <p>{missing(notCopied)}</p>
      </div>
    )}
  </>
)
