"""video-qa and videoModeration: cards with words, moving shapes, cuts, flashes and voices, drawn frame by frame and packed by ffmpeg."""
import pathlib
import subprocess
import tempfile

import numpy
from PIL import Image, ImageDraw, ImageFont

from sounds import RATE, save, speak
from write_cases import BLIND, case, write_cases

SIZE, FPS = (480, 270), 15
FONT = "/usr/share/fonts/truetype/liberation/LiberationSans-Bold.ttf"
cases = {"video-qa": [], "videoModeration": []}


def card(text, ground="navy", ink="white", size=30):
    picture = Image.new("RGB", SIZE, ground)
    ImageDraw.Draw(picture).multiline_text((SIZE[0] / 2, SIZE[1] / 2), text, fill=ink, font=ImageFont.truetype(FONT, size), anchor="mm", align="center")
    return picture


def still(picture, seconds):
    return [picture] * int(seconds * FPS)


def rolling(seconds, colour="red", ground="white", stop=None):
    frames = []
    for i in range(int(seconds * FPS)):
        picture = Image.new("RGB", SIZE, ground)
        x = 40 + min(i, (stop or 1e9)) * 380 / (seconds * FPS)
        ImageDraw.Draw(picture).ellipse([x - 25, 110, x + 25, 160], fill=colour)
        frames.append(picture)
    return frames


def flashing(seconds, per_second, one="white", other="black"):
    return [Image.new("RGB", SIZE, one if int(i * per_second * 2 / FPS) % 2 else other) for i in range(int(seconds * FPS))]


def write(model, name, frames, sound=None):
    folder = BLIND / model / "files"
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as work:
        command = ["ffmpeg", "-y", "-f", "rawvideo", "-pix_fmt", "rgb24", "-s", f"{SIZE[0]}x{SIZE[1]}", "-r", str(FPS), "-i", "-"]
        if sound is not None:
            voice = pathlib.Path(work, "voice.wav")
            save(sound, voice)
            command += ["-i", str(voice), "-c:a", "aac", "-b:a", "32k"]
        command += ["-c:v", "libx264", "-pix_fmt", "yuv420p", "-crf", "28", "-preset", "veryfast", str(folder / f"{name}.mp4")]
        subprocess.run(command, input=b"".join(f.tobytes() for f in frames), check=True, capture_output=True)


def ask(name, frames, questions, sound=None, made="drawn frame by frame"):
    write("video-qa", name, frames, sound)
    for number, (question, wanted) in enumerate(questions):
        cases["video-qa"].append(case(f"film-{name}-{number}", "belongs" if wanted else "does-not-belong", made, {"answers": [wanted]}, file=f"files/{name}.mp4", options={"questions": question}))


def judge(name, frames, truth, sound=None, kind="belongs", made="drawn frame by frame"):
    write("videoModeration", name, frames, sound)
    cases["videoModeration"].append(case(f"clip-{name}", kind, made, truth, file=f"files/{name}.mp4"))


ask("notice", still(card("POOL CLOSED\nuntil 14 August"), 3) + still(card("Ask at the front desk", "darkgreen"), 3), [
    ("What is written in the video?", ["pool closed"]), ("Until when is the pool closed?", ["14 August"]), ("How many shots are there?", ["2|two"]), ("How long is the video?", ["6|six"]), ("Is the woman smiling?", None), ("Who owns the pool?", None)])
ask("ball", rolling(5), [("What colour is the moving thing?", ["red"]), ("Does anything move?", ["yes|moves|motion|moving"]), ("What words can be read?", None), ("What brand is the ball?", None)])
ask("price", still(card("Tea 2.40\nCake 3.10", "white", "black"), 4), [("What does the cake cost?", ["3.10|3 10"]), ("Which words are on screen?", ["tea"]), ("How many cars are there?", None)], made="a menu card")
ask("three", still(card("One", "maroon"), 2) + still(card("Two", "teal"), 2) + still(card("Three", "goldenrod"), 2), [("How many scenes does it have?", ["3|three"]), ("When does the picture change first?", ["2|0 02|two"]), ("How many people are in it?", None)], made="three cards")
ask("voice", still(Image.new("RGB", SIZE, (90, 120, 150)), 6), [("What is said?", ["museum"]), ("When does the museum open?", ["ten|10"]), ("What is written on the picture?", None)], speak("The museum opens at ten. Children pay nothing.", "en-us", speed=130), "a voice over a plain picture")
ask("stops", rolling(6, "blue", "white", stop=45), [("When does the motion stop?", ["3|three|0 03"]), ("What colour is the thing that moves?", ["blue"]), ("Why does it stop?", None)])
ask("timetable", still(card("Ferry to Harwich\n07:40  12:15  18:30", "black", "yellow", 26), 4), [("When does the last ferry leave?", ["18 30|18:30"]), ("Where does the ferry go?", ["harwich"]), ("What does a ticket cost?", None)], made="a timetable card")

allow, hold, stop = {"verdict": ["allow"]}, {"verdict": ["review", "block"]}, {"verdict": ["block", "review"]}
judge("welcome", still(card("Welcome to our village fair\nSaturday at noon", "darkgreen"), 4), allow)
judge("rolling", rolling(5), allow)
judge("kind-voice", still(card("Recipe", "purple"), 4), allow, speak("Today we bake bread with walnuts and honey.", "en-us", speed=130))
judge("slow-blink", flashing(5, 1), allow, made="one flash a second")
judge("strobe", flashing(4, 6), {**hold, "reason": ["flashing"]}, made="six flashes a second")
judge("red-strobe", flashing(4, 5, "red", "black"), {**hold, "reason": ["flashing"]}, made="five red flashes a second")
judge("threat-card", still(card("I WILL KILL YOU\nAND YOUR FAMILY", "black", "red"), 4), {**stop, "reason": ["violence", "harassment", "hate/threatening"]})
judge("insult-card", still(card("you are a\nworthless idiot", "white", "black"), 4), {**hold, "reason": ["harassment", "profanity"]})
judge("scam-card", still(card("EARN $5000 A DAY\nclick link in bio\nlimited offer!!!", "orange", "black"), 4), {**hold, "reason": ["spam"]})
judge("hate-card", still(card("foreigners are vermin\nthrow them all out", "grey", "white", 26), 4), {**hold, "reason": ["hate", "hate/threatening", "harassment"]})
judge("late-threat", still(card("Holiday pictures", "teal"), 4) + still(card("we will burn\nyour house down", "teal", "white", 24), 2), stop, made="a threat on the last card only")
judge("small-print", still(card("Subscribe for more", "navy"), 2) + still(card("call 07700 900123\nJane Fuller, 3 Mill Lane", "navy", "white", 18), 3), {**hold, "reason": ["personal-data"]})
judge("spoken-threat", still(Image.new("RGB", SIZE, (40, 40, 40)), 5), hold, speak("I am going to kill you tomorrow.", "en-us", speed=120))
judge("news", still(card("Council votes on new bridge", "white", "navy", 24), 4), allow)
judge("loud", still(card("Fanfare"), 4), {"verdict": ["allow", "review"]}, numpy.sign(numpy.sin(2 * numpy.pi * 300 * numpy.arange(RATE * 4) / RATE)) * 0.99, made="a tone as loud as can be")
judge("faint-blink", flashing(4, 6, (128, 128, 128), (134, 134, 134)), allow, made="six faint flashes a second")
judge("german-card", still(card("Herzlich willkommen\nauf unserem Hof", "darkgreen", "white", 26), 4), None, kind="does-not-belong", made="a card in German")
judge("polish-card", still(card("Zabiję cię jutro\no świcie", "black", "white", 26), 4), None, kind="does-not-belong", made="a threat in Polish")
for model in cases:
    broken = BLIND / model / "files" / "broken.mp4"
    broken.write_bytes((BLIND / "video-qa" / "files" / "notice.mp4").read_bytes()[:900])
    text = BLIND / model / "files" / "text.mp4"
    text.write_bytes(b"This is no video at all. " * 40)
    for name, made in (("broken", "cut off after 900 bytes"), ("text", "a text with a video's ending")):
        cases[model].append(case(f"{'film' if model == 'video-qa' else 'clip'}-{name}", "does-not-belong", made, None, file=f"files/{name}.mp4", **({"options": {"questions": "What is shown?"}} if model == "video-qa" else {})))

if __name__ == "__main__":
    for model, own in cases.items():
        write_cases(model, own)
