/** The dialog of a patient without an appointment: open while the address says so. */
import { WALK_IN_PARAM } from '@cauce/domain/navigation/patient-acts'
import { lazy, Suspense, type ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { loadPage } from '../../../app/load-page.ts'

const WalkInDialog = lazy(() =>
  loadPage(async () => ({ default: (await import('./walk-in-dialog.tsx')).WalkInDialog })),
)

/** @returns what opens it, and the dialog */
export const useWalkIn = (): { readonly open: () => void; readonly dialog: ReactNode } => {
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  const put = (isOpen: boolean): void =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now)
        if (isOpen) next.set(WALK_IN_PARAM, 'si')
        else next.delete(WALK_IN_PARAM)
        return next
      },
      { replace: true },
    )
  return {
    open: () => put(true),
    dialog: search.has(WALK_IN_PARAM) ? (
      <Suspense>
        <WalkInDialog
          onClose={() => put(false)}
          onOpened={(id) => void navigate(`/panelMedico/atencion/${id}`, { replace: true })}
        />
      </Suspense>
    ) : null,
  }
}
