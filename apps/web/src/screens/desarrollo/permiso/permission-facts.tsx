import type { Answer } from '@cauce/contract/entry'
import type { roles } from '@cauce/contract/roles'
import { ORIGIN_NAMES, ORIGIN_REASONS } from '@cauce/domain/access/permission-origin'
import { groupThousands } from '@cauce/domain/text/format'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'
import type { ReactNode } from 'react'
import { people } from '../../../workspaces/access/words.ts'

type Detail = Answer<typeof roles.permiso>

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section>
    <h3 className="per-part">{title}</h3>
    {children}
  </section>
)

const names = ({ personas, primeras }: Detail['quienes'][number]): string => {
  const more = personas - primeras.length
  const said = primeras.map(({ nombre }) => nombre).join(' · ')
  return more > 0 ? `${said} y ${groupThousands(more)} más` : said
}

/** What the product knows of a permission. */
export const PermissionFacts = ({ permission }: { readonly permission: Detail }) => {
  const { paginas, menus, acciones, quienes, llamadas, origen } = permission
  return (
    <>
      <Part title="Quién lo tiene">
        {quienes.length === 0 ? (
          <StatusChip tone="waiting" label="Ningún rol lo tiene" />
        ) : (
          <ul className="acc-list">
            {quienes.map((role) => (
              <li key={role.rol_id}>
                <span>
                  <strong>{role.rol}</strong>
                  {role.primeras.length === 0 ? null : <span className="acc-second ca-second">{names(role)}</span>}
                </span>
                <span className="ca-second">{people(role.personas)}</span>
              </li>
            ))}
          </ul>
        )}
      </Part>
      <Part title="Qué abre y qué permite">
        <ul className="acc-list">
          {menus.map((menu) => (
            <li key={menu}>
              <span>Ver «{menu}» en el menú</span>
            </li>
          ))}
          {paginas.map(({ ruta, titulo }) => (
            <li key={ruta}>
              <span>{titulo}</span>
              <span className="ca-second acc-key">{ruta}</span>
            </li>
          ))}
          {acciones.map((action) => (
            <li key={action}>
              <span>{action}</span>
            </li>
          ))}
          {menus.length + paginas.length + acciones.length === 0 ? (
            <li>
              <span className="ca-second">Nada en esta versión</span>
            </li>
          ) : null}
        </ul>
      </Part>
      <Part title="De dónde viene">
        <p>
          {ORIGIN_NAMES[origen]}. <span className="ca-second">{ORIGIN_REASONS[origen]}</span>
        </p>
      </Part>
      {llamadas.length === 0 ? null : (
        <details>
          <summary className="per-part">Llamadas del servidor que lo piden ({llamadas.length})</summary>
          <ul className="acc-list">
            {llamadas.map(({ metodo, ruta, resumen }) => (
              <li key={`${metodo} ${ruta}`}>
                <span>
                  {resumen}
                  <span className="acc-second ca-second acc-key">
                    {metodo} {ruta}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
