/** An access token of the admin that `startServer` makes. */
export async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/v1/app/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@vitrine.example', password: 'a-long-password-for-the-bench', force: true }),
  })
  const { data } = (await response.json()) as { data: { accessToken: string } }
  return data.accessToken
}
