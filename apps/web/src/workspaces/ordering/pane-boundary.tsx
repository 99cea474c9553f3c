/** A part that fails says so in its place and leaves the rest of the screen working. */
import { FailedState } from '@cauce/ui/failed-state/failed-state'
import { Component, type ReactNode } from 'react'

interface PaneBoundaryProps {
  readonly children: ReactNode
}

export class PaneBoundary extends Component<PaneBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <FailedState
        title="Esta parte no se pudo mostrar"
        text="Lo que escribió se conserva en este equipo."
        onRetry={() => this.setState({ failed: false })}
      />
    )
  }
}
