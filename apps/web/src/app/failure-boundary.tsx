import { Component, type ReactNode } from 'react'

/** The last resort: shown for a screen that crashed or whose code could not be loaded, with what to do next. */
export class FailureBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <main className="mx-auto flex min-h-dvh max-w-md flex-col justify-center gap-3">
        <h1 className="text-xl font-semibold">This screen could not be shown.</h1>
        <p className="text-ink-soft">Your work on the server is safe.</p>
        <p className="flex gap-4 text-accent underline">
          <a href={window.location.href}>Load it again</a>
          <a href="/">Start page</a>
        </p>
      </main>
    )
  }
}
