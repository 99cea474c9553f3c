import { actingName } from '@cauce/domain/access/substitution'
import type { Consultation } from '@cauce/domain/consultation/consultation'
import { displayName } from '@cauce/domain/session/display-name'
import { useUser } from '../../../actors/session.ts'

/** Says to who stands in for the professional that what they write here they write as somebody's substitute. */
export const ActingLine = ({ consultation }: { readonly consultation: Consultation }) => {
  const user = useUser()
  return user === null || !consultation.en_sustitucion ? null : (
    <p className="ca-consult-acting">
      Atiende <strong>{actingName(displayName(user), consultation.medico.nombre)}</strong>
    </p>
  )
}
