import { Component, type ReactNode } from 'react'

/** The last resort: a screen that broke, or one whose code could not be loaded, with the way out. */
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
