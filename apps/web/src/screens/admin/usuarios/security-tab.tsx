import type { UserDetail } from '@cauce/contract/usuarios-filas'
import { formatDateTime } from '@cauce/domain/calendar/bogota'
import { Action } from '@cauce/ui/action/action'
import type { ReactNode } from 'react'
import { UserState } from './users-columns.tsx'
import { offersOf } from './user-acts.ts'
import type { UserActs } from './use-user-acts.ts'

const passwordText = (user: UserDetail): string =>
  user.password_changed_at === null
    ? 'Todavía no la ha escrito'
    : `Desde el ${formatDateTime(user.password_changed_at)}`

const factorText = ({ totp_activo_at }: UserDetail): string =>
  totp_activo_at === null ? 'Código por correo' : `Aplicación de códigos desde el ${formatDateTime(totp_activo_at)}`

interface FactProps {
  readonly name: string
  readonly children: ReactNode
}
const Fact = ({ name, children }: FactProps) => (
  <div className="usu-fact">
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

interface SecurityTabProps {
  readonly user: UserDetail
  readonly acts: UserActs
}

/** How the person gets in, from where they are in now, and what can be done about it. */
export const SecurityTab = ({ user, acts }: SecurityTabProps) => (
  <div className="usu-security">
    <dl className="usu-facts">
      <Fact name="Estado">
        <UserState user={user} />
        {user.motivo_inactivo === null ? null : <p className="ca-second">Motivo: {user.motivo_inactivo}</p>}
      </Fact>
      <Fact name="Contraseña">
        {passwordText(user)}
        {user.enlace_vence_at === null ? null : (
          <p className="ca-second">Tiene un enlace que sirve hasta el {formatDateTime(user.enlace_vence_at)}</p>
        )}
      </Fact>
      <Fact name="Segundo factor">{factorText(user)}</Fact>
      <Fact name="Intentos fallidos">{user.intentos_fallidos}</Fact>
      <Fact name="Último ingreso">
        {user.ultimo_ingreso_at === null ? 'Nunca' : formatDateTime(user.ultimo_ingreso_at)}
      </Fact>
      <Fact name="Sesiones abiertas">
        {user.sesiones.length === 0 ? (
          'Ninguna'
        ) : (
          <ul className="usu-sessions">
            {user.sesiones.map(({ id, equipo, ip, ultima_actividad_at }) => (
              <li key={id}>
                {equipo}
                <span className="ca-second">
                  {' '}
                  {ip ?? 'sin dirección'} · activa el {formatDateTime(ultima_actividad_at)}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Fact>
    </dl>
    {acts.error !== null && acts.asked === null ? (
      <p className="usu-banner usu-banner-bad" role="alert">
        {acts.error}
      </p>
    ) : null}
    <ul className="usu-acts" aria-label="Lo que puede hacer">
      {offersOf(user).map(({ name, label, why }) => (
        <li key={name}>
          <Action
            kind={name === 'inactivar' ? 'danger' : 'outlined'}
            reason={why}
            busy={acts.busy === name}
            onClick={() => acts.ask(name)}
          >
            {label}
          </Action>
        </li>
      ))}
    </ul>
  </div>
)
